/** Writes sw.js: the service worker with the name of this build and the files that it keeps. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const SOURCE = new URL("../worker/sw.js", import.meta.url);
/** What is not the frame's is kept when it is first used: a board comes with its first table. */
const NOT_FRAME = /\/src\/(boards|kit)\/|\/node_modules\/uqr\//;
/** Letters that few names have. */
const RARE = /-latin-/;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } };

/** The files of the frame, out of everything that was built. */
export function frameFiles(bundle: Rolldown.OutputBundle): string[] {
  const parts = Object.values(bundle);
  const chunks = parts.filter((part): part is Chunk => part.type === "chunk");
  const frame = chunks.filter(
    (chunk) => !chunk.moduleIds.every((id) => NOT_FRAME.test(id) || id.startsWith("\0")),
  );
  const styles = frame.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const fonts = parts
    .map((part) => part.fileName)
    .filter((name) => name.endsWith(".woff2") && !RARE.test(name));
  return [...new Set([...frame.map((chunk) => chunk.fileName), ...styles, ...fonts])].sort();
}

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((part) => part.type === "chunk" && part.isEntry);
        const files = ["/", "/favicon.svg", ...frameFiles(bundle).map((name) => `/${name}`)];
        const index = bundle["index.html"];
        const html = index?.type === "asset" ? String(index.source) : "";
        // The page calls itself by its script (lib/api.ts); something else alone may change, too.
        const page = entry?.fileName.split("/").at(-1) ?? "";
        const print = createHash("sha256")
          .update(files.join() + html)
          .digest("hex")
          .slice(0, 8);
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: readFileSync(SOURCE, "utf-8")
            .replace("__PAGE__", page)
            .replace("__PRINT__", print)
            .replace('["__FILES__"]', JSON.stringify(files)),
        });
      },
    },
  };
}
