/** Writes the service worker with the names of all files that a whole page needs. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

// Letters of languages that the page does not speak: fetched should somebody's name need them. Nets
// and books of puzzles are fetched and kept by the page, when somebody plays the game that they are for.
const LATER = /-(cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-|\.net$|\.book-[^/]*\.json$/;

export function serviceWorker(): Plugin {
  let publicDir = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const digest = createHash("sha256");
        const files: string[] = [];
        for (const file of Object.values(bundle).toSorted((a, b) =>
          a.fileName < b.fileName ? -1 : 1,
        )) {
          digest.update(file.fileName);
          digest.update(file.type === "chunk" ? file.code : file.source);
          files.push(file.fileName);
        }
        for (const name of readdirSync(publicDir).toSorted()) {
          digest.update(name);
          digest.update(readFileSync(`${publicDir}/${name}`));
          files.push(name);
        }
        const worker = readFileSync(new URL("sw.js", import.meta.url), "utf8");
        digest.update(worker);
        const kept = files.filter((name) => !LATER.test(name));
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: [
            `const VERSION = "${digest.digest("hex").slice(0, 12)}";`,
            `const FILES = ${JSON.stringify(kept)};`,
            worker,
          ].join("\n"),
        });
      },
    },
  };
}
