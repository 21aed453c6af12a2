/** Every text is said somewhere: what no screen uses any more is no work for translators. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { speaker } from "./words";

const SOURCES = join(import.meta.dirname, "../src");
const LANGUAGES = /words[/\\](en|fr|de|hu)[/\\]|zones[/\\]\w+[/\\](words|ruleWords)\.ts/;

/** Texts that data names: a bar, a setting, a level of the players, a refusal of the server. */
const FAMILIES = [
  /^bar\.(reroll|extra|takeback|polish|joker)$/,
  /^why\.(reroll|extra|takeback|polish|joker)\.(none|used|now)$/,
  /^why\.(reroll|takeback)\.active$/,
  /^why\.die\.(platter|field|aside)$/,
  /^aria\.where\.(hand|platter|field|aside)$/,
  /^ask\.pick\.[12]$/,
  /^entry\.line\.(top|middle|bottom)$/,
  /^provenance\.(verified|inferred|reconstructed)(\.tells)?$/,
  /^new\.dice\.(seed|fair|own)(\.tells)?$/,
  /^settings\.(theme\.(auto|light|dark)|motion\.(off|quick|full))$/,
  /^settings\.botSpeed\.(step|slow|normal|fast|instant)$/,
  /^coach\.(off|warn|hint|all)(\.tells)?$/,
  /^compare\.(now|best|average|before)$/,
  /^level\.[a-z]+(\.tells)?$/,
  /^rank\.[A-Z][a-z ]+$/,
  /^ruling\.[a-z]+(_[a-z]+)+(\.on|\.off)?$/,
  /^(part|refused)\./,
];
/** Said with the rest of their name, which depends on who is told, or on what is above. */
const ENDINGS = /\.(you|other|title)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const written = new Set(
  filesIn(SOURCES)
    .filter((path) => /\.(ts|svelte)$/.test(path) && !LANGUAGES.test(path))
    .flatMap((path) => readFileSync(path, "utf8").match(/(?<=["'`])[\w.]+(?=["'`])/g) ?? []),
);

test("every text is used", () => {
  const unused = Object.keys(speaker.en.catalogue).filter(
    (key) =>
      !written.has(key) &&
      !written.has(key.replace(ENDINGS, "")) &&
      !FAMILIES.some((family) => family.test(key)),
  );
  expect(unused).toEqual([]);
});

test("every family has texts", () => {
  const keys = Object.keys(speaker.en.catalogue);
  const empty = FAMILIES.filter((family) => !keys.some((key) => family.test(key)));
  expect(empty).toEqual([]);
});
