import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { CHUNKS } from "./chunks.ts";
import { compress } from "./compress.ts";
import { preload } from "./preload.ts";
import { serviceWorker } from "./worker/plugin.ts";

export default defineConfig({
  // Relative: the page works from any folder of any host.
  base: "./",
  plugins: [svelte(), preload(), serviceWorker(), compress()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Browsers that do not know modulepreload load modules when they are imported: no bytes for them.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
  assetsInclude: ["**/*.net"],
  worker: { format: "es" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
