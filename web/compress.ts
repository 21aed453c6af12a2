/** Writes beside every file of the built page what a server sends instead: the same, compressed. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

// Pictures and fonts are compressed already, and hardly anything is gained with nets.
const COMPRESSED = /\.(png|woff2|net|br|gz)$/;
const SMALLEST = 1000;
const WORTH_IT = 0.9;

export function compress(): Plugin {
  let outDir = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && !COMPRESSED.test(entry.name)) {
          writeCompressed(join(entry.parentPath, entry.name));
        }
      }
    },
  };
}

function writeCompressed(path: string): void {
  const whole = readFileSync(path);
  if (whole.length < SMALLEST) return;
  const sizes = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  const forms = {
    br: brotliCompressSync(whole, { params: sizes }),
    gz: gzipSync(whole, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < WORTH_IT * whole.length) writeFileSync(`${path}.${ending}`, form);
  }
}
