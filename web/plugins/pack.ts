/** Puts a .br and a .gz beside every file of the page that gets smaller by it; the server sends them. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKS = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Bytes; below it the name of the encoding weighs more than what is gained. */
const LEAST = 400;

export const FORMS: Record<string, (data: Buffer) => Buffer> = {
  ".br": (data) =>
    brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  ".gz": (data) => gzipSync(data, { level: 9 }),
};

export function pack(): Plugin {
  let folder = "";
  return {
    name: "pack",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        if (this.environment?.config.build.write === false) return;
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
          if (!PACKS.test(name)) continue;
          const data = readFileSync(join(folder, name));
          if (data.length < LEAST) continue;
          for (const [ending, smaller] of Object.entries(FORMS)) {
            const packed = smaller(data);
            if (packed.length < data.length * 0.95)
              writeFileSync(join(folder, name + ending), packed);
          }
        }
      },
    },
  };
}
