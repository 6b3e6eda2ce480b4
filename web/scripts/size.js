/** What opening a table weighs, zipped: all scripts but the boards of single games. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FIRST_LOAD = 120;
const ONE_BOARD = 60;
const assets = new URL("../../src/drakkar/server/page/assets/", import.meta.url);

const weigh = (name) => gzipSync(readFileSync(new URL(name, assets))).length / 1024;
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, size: weigh(name) }));
const isBoard = ({ name }) => /^(vikings|shipwrights|tinyepic|saga|odin)-/.test(name);
const first = scripts.filter((one) => !isBoard(one)).reduce((sum, one) => sum + one.size, 0);
const heavy = scripts.filter(isBoard).filter((one) => one.size > ONE_BOARD);

for (const { name, size } of scripts) console.log(`${size.toFixed(1).padStart(7)} kB  ${name}`);
console.log(`${first.toFixed(1).padStart(7)} kB  first load, at most ${FIRST_LOAD}`);
if (first > FIRST_LOAD || heavy.length) process.exit(1);
