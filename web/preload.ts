/** Lets a browser fetch the rules as soon as it reads the page: it need not wait for the script that asks for them. */
import type { Plugin } from "vite";

const WANTED = /^assets\/(rules-.*\.wasm|layout-.*\.json)$/;

export function preload(): Plugin {
  return {
    name: "preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => WANTED.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `./${name}`, as: "fetch", crossorigin: true },
            injectTo: "head",
          })),
    },
  };
}
