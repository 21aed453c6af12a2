/** The page as it was built last: `make page` comes before. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { GAMES } from "../src/generated/daily";
import { file } from "./rules";

const DIST = file("../dist");
/** With gzip, which every browser reads; brotli, which most get, is some 15 % smaller. */
const MOST_FIRST_LOAD = 115_000;
/** Effects, reasons, logs and looking back are in the modules, too. */
const MOST_RULES = 84_000;
/** All nets of a game together. */
const MOST_NETS = 2_500_000;
const MOST_BOOK = 150_000;

let assets: string[] = [];

beforeAll(() => {
  expect(existsSync(`${DIST}/index.html`), "build the page first: make page").toBe(true);
  // What lies compressed beside a file is the same file.
  assets = readdirSync(`${DIST}/assets`).filter((name) => !/\.(br|gz)$/.test(name));
});

const read = (path: string) => readFileSync(`${DIST}/${path}`);
const compressed = (path: string) => gzipSync(read(path), { level: 9 }).length;

/** A script and all that it imports before it runs. */
function loadedWith(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const text = read(script).toString();
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    loadedWith(`assets/${name}`, found);
  }
  return found;
}

/** Everything but the typeface that a browser fetches before it shows the first screen. */
function firstLoad(): string[] {
  const html = read("index.html").toString();
  const linked = Array.from(
    html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g),
    ([, path]) => path!,
  );
  const scripts = linked
    .filter((path) => path.endsWith(".js"))
    .flatMap((path) => [...loadedWith(path)]);
  const rules = assets.filter((name) => /^(rules|layout)-/.test(name) && !name.endsWith(".js"));
  // One language is fetched: the largest counts.
  const languages = assets.filter((name) => /^whole-[^.]*\.js$/.test(name));
  expect(languages.length).toBeGreaterThan(1);
  const largest = languages.toSorted(
    (a, b) => compressed(`assets/${b}`) - compressed(`assets/${a}`),
  );
  const fetched = [...rules, ...largest.slice(0, 1)].map((name) => `assets/${name}`);
  return [...new Set(["index.html", ...linked, ...scripts, ...fetched])];
}

test("the first load is small", () => {
  const sizes = firstLoad().map((path) => [basename(path), compressed(path)] as const);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(sizes.some(([name]) => name.endsWith(".wasm"))).toBe(true);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(MOST_FIRST_LOAD);
});

test("the compiled rules and players are small", () => {
  const modules = assets.filter((name) => name.endsWith(".wasm"));
  expect(modules.length).toBe(2); // those who only play alone never fetch the players
  const sizes = modules.map((name) => compressed(`assets/${name}`));
  expect(sizes[0]! + sizes[1]!, modules.join(" ")).toBeLessThanOrEqual(MOST_RULES);
});

test("nets are small enough to be fetched, and only when somebody plays", () => {
  const nets = assets.filter((name) => name.endsWith(".net"));
  const sizes: Record<string, number> = {};
  for (const net of nets) {
    const game = net.split("-")[0]!;
    sizes[game] = (sizes[game] ?? 0) + read(`assets/${net}`).length;
    expect(read("sw.js").toString()).not.toContain(net);
  }
  expect(Object.keys(sizes).toSorted()).toEqual(GAMES.toSorted());
  expect(Math.max(...Object.values(sizes)), JSON.stringify(sizes)).toBeLessThanOrEqual(MOST_NETS);
});

test("books of puzzles are small, and fetched only when somebody wants to solve some", () => {
  const books = assets.filter((name) => /\.book-.*\.json$/.test(name));
  expect(books.length).toBeGreaterThan(1);
  for (const book of books) {
    expect(compressed(`assets/${book}`), book).toBeLessThanOrEqual(MOST_BOOK);
    expect(read("sw.js").toString()).not.toContain(book);
  }
});

test("every address is relative: the page works in any folder of any host", () => {
  const html = read("index.html").toString();
  const addresses = Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((address) => !address.startsWith("./"))).toEqual([]);
  const manifest = JSON.parse(read("manifest.webmanifest").toString()) as Record<string, unknown>;
  expect(manifest).toMatchObject({ start_url: "./", scope: "./" });
});

test("the service worker keeps all that a whole page needs, and all of it is there", () => {
  const worker = read("sw.js").toString();
  const kept = JSON.parse(/^const FILES = (.*);$/m.exec(worker)![1]!) as string[];
  const players = assets.filter((name) => /^(players|worker)-/.test(name));
  expect(players.length).toBe(2); // bots that need no net work offline at once
  const wanted = [...firstLoad(), ...players.map((name) => `assets/${name}`)];
  for (const path of [...wanted, "manifest.webmanifest"]) expect(kept).toContain(path);
  for (const path of kept) expect(existsSync(`${DIST}/${path}`), path).toBe(true);
  expect(worker).toMatch(/^const VERSION = "[0-9a-f]{12}";$/m);
});
