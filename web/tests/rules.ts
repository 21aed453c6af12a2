/** The compiled rules in Node, and records to play. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Layout } from "../src/rules/layout";
import { CompiledRules } from "../src/rules/rules";

export function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export const layout = JSON.parse(readFileSync(file("../generated/layout.json"), "utf8")) as Layout;

export const rules = new CompiledRules(
  layout,
  new WebAssembly.Module(readFileSync(file("../generated/rules.wasm"))),
);
