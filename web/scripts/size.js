/** What every script weighs, zipped; a board may weigh 60 kB. What opening a table takes of them is weighed in a
 * browser: tests/browser/test_first_load.py. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const ONE_BOARD = 60;
const assets = new URL("../../src/drakkar/server/page/assets/", import.meta.url);
const boards = readdirSync(new URL("../src/boards/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const weigh = (name) => gzipSync(readFileSync(new URL(name, assets))).length / 1024;
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, size: weigh(name) }));
const heavy = scripts.filter(
  ({ name, size }) => boards.includes(name.split("-")[0]) && size > ONE_BOARD,
);

for (const { name, size } of scripts) console.log(`${size.toFixed(1).padStart(7)} kB  ${name}`);
for (const { name } of heavy) console.log(`${name} weighs more than ${ONE_BOARD} kB`);
if (heavy.length) process.exit(1);
