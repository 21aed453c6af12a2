/** Fetching the rules: two files beside the page. */
import layoutUrl from "../../generated/layout.json?url";
import moduleUrl from "../../generated/rules.wasm?url";
import type { Layout } from "./layout";
import { CompiledRules } from "./rules";

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
  return response;
}

/** The rules of all games that the page was built with. */
export async function loadRules(): Promise<CompiledRules> {
  const [layout, module] = await Promise.all([
    fetched(layoutUrl).then((response) => response.json() as Promise<Layout>),
    // Not streamed: a host need not know the type of a .wasm file.
    fetched(moduleUrl)
      .then((response) => response.arrayBuffer())
      .then((bytes) => WebAssembly.compile(bytes)),
  ]);
  return new CompiledRules(layout, module);
}
