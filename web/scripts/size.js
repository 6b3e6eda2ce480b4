/** What opening a table weighs, zipped: all scripts but those of single games. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FIRST_LOAD = 120;
const ONE_BOARD = 60;
const assets = new URL("../../src/drakkar/server/page/assets/", import.meta.url);
const boards = readdirSync(new URL("../src/boards/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const weigh = (name) => gzipSync(readFileSync(new URL(name, assets))).length / 1024;
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, size: weigh(name) }));
const isBoard = ({ name }) => [...boards, "Emblem"].includes(name.split("-")[0]);
const first = scripts
  .filter((script) => !isBoard(script))
  .reduce((sum, script) => sum + script.size, 0);
const heavy = scripts.filter(isBoard).filter((script) => script.size > ONE_BOARD);

for (const { name, size } of scripts) console.log(`${size.toFixed(1).padStart(7)} kB  ${name}`);
console.log(`${first.toFixed(1).padStart(7)} kB  first load, at most ${FIRST_LOAD}`);
if (first > FIRST_LOAD || heavy.length) process.exit(1);
