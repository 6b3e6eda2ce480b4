/**
 * The types of the API out of the server's OpenAPI document, which comes in by the standard input:
 * writes src/lib/api.gen.ts, or with --check says whether it is current. See web/tools.py types.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { text as whole } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import prettier from "prettier";

const file = fileURLToPath(new URL("../src/lib/api.gen.ts", import.meta.url));
const { openapi, info, components } = JSON.parse(await whole(process.stdin));
// The page has its own words for each request (api.ts): only what is sent and answered is taken.
const { schemas } = components;
const sorted = Object.fromEntries(
  Object.keys(schemas)
    .sort()
    .map((name) => [name, schemas[name]]),
);
const tree = await openapiTS(
  { openapi, info, paths: {}, components: { schemas: sorted } },
  { emptyObjectsUnknown: true },
);
const text = `/** Made from openapi.json by "python web/tools.py types": not to be edited. */\n${astToString(tree)}`;
const config = await prettier.resolveConfig(file);
const formatted = await prettier.format(text, { ...config, parser: "typescript" });

if (!process.argv.includes("--check")) writeFileSync(file, formatted);
else if (!existsSync(file) || readFileSync(file, "utf-8") !== formatted) {
  console.error(
    "web/src/lib/api.gen.ts is not what the server says now: python web/tools.py types",
  );
  process.exit(1);
}
