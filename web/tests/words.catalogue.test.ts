/** All languages say the same things. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Texts } from "../src/words/catalogue";
import { lettersOf, partName, refusalText, rulingTells } from "../src/words/names";
import { chooseLanguage, preferred, say } from "../src/words";
import { file, rules } from "./rules";
import { placeholders, speaker, spoken } from "./words";

const english: Texts = speaker.en.catalogue;

describe.each(spoken)("the catalogue %s", (language, words) => {
  const catalogue: Texts = words.catalogue;

  test("has the English keys and no others", () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  test("has the English placeholders", () => {
    for (const [key, phrase] of Object.entries(catalogue)) {
      expect(placeholders(phrase), `${language} ${key}`).toEqual(placeholders(english[key]!));
    }
  });

  test("uses a number only where English gives one", () => {
    for (const [key, phrase] of Object.entries(catalogue)) {
      const counts = typeof phrase !== "string" || /\{n[|}]/.test(phrase);
      const given =
        /\{n[|}]/.test(JSON.stringify(english[key])) || typeof english[key] !== "string";
      if (counts) expect(given, `${language} ${key}`).toBe(true);
    }
  });

  test("has no loose ends", () => {
    for (const [key, phrase] of Object.entries(catalogue)) {
      const texts = typeof phrase === "string" ? [phrase] : Object.values(phrase);
      for (const text of texts) {
        expect(text.trim(), `${language} ${key}`).toBe(text);
        expect(text, `${language} ${key}`).not.toMatch(/\s{2}|\.\.|["']|^$/);
      }
    }
  });
});

/** A form that a language does not have would silently show the word without it. */
const FORMS = {
  en: [],
  fr: ["le", "de", "f", "bare"],
  de: ["nom", "acc", "bare"],
  hu: ["az", "azt", "azs", "azert", "s", "t", "bare"],
};

test.each(spoken)("%s asks for forms that it has", (language, words) => {
  for (const [key, phrase] of Object.entries(words.catalogue as Texts)) {
    const found = [...JSON.stringify(phrase).matchAll(/\|(\w+)/g)].map((match) => match[1]);
    for (const form of found) expect(FORMS[language], key).toContain(form);
  }
});

test("Hungarian numbers have their endings and articles", () => {
  const { form } = speaker.hu.grammar;
  const numbered = [1, 3, 5, 6, 8, 10, 20, 30, 40, 60, 100].map((n) => form(n, "s"));
  expect(numbered.join(" ")).toBe("1-es 3-as 5-ös 6-os 8-as 10-es 20-as 30-as 40-es 60-as 100-as");
  const articles = [1, 2, 5, 10, 15, 50, 51, 500, 1000].map((n) => form(n, "az"));
  expect(articles.join(" ")).toBe("az 1 a 2 az 5 a 10 a 15 az 50 az 51 az 500 az 1000");
});

test("every colour of a sheet has a letter of its own", () => {
  for (const sheet of rules.sheets) {
    for (const [language, words] of spoken) {
      const letters = Object.values(lettersOf(words, sheet));
      expect(new Set(letters).size, `${sheet.id} ${language}`).toBe(letters.length);
    }
  }
});

test("the data of every sheet have names", () => {
  for (const [language, words] of spoken) {
    for (const sheet of rules.sheets) {
      for (const title of sheet.rating.titles) {
        expect(words.find(`rank.${title}`), `${language} ${title}`).not.toBeNull();
      }
      for (const ruling of Object.keys(sheet.rulings)) {
        expect(words.find(`ruling.${ruling}`), `${language} ${ruling}`).not.toBeNull();
        expect(rulingTells(words, ruling, true)).not.toBe("");
        expect(rulingTells(words, ruling, false)).not.toBe("");
      }
      for (const part of Object.keys(sheet.parts)) expect(partName(words, part)).not.toBe("");
    }
  }
});

test("a new refusal is told with the message that came with it", () => {
  const told = refusalText(speaker.en, { kind: "no such thing", message: "There is none." });
  expect(told).toBe("The server refused this. There is none.");
});

test("the browser’s first known language is spoken", () => {
  expect(preferred(["pt-BR", "de-AT", "en"])).toBe("de");
  expect(preferred(["pt", "es"])).toBe("en");
});

test("translations differ from English where they are sentences", () => {
  for (const [language, words] of spoken.slice(1)) {
    const same = Object.entries(words.catalogue as Texts).filter(([key, phrase]) => {
      return typeof phrase === "string" && phrase === english[key] && / \w+ \w+ /.test(phrase);
    });
    expect(same, language).toEqual([]);
  }
});

test("plurals and forms are filled in", () => {
  const { en, fr, de, hu } = speaker;
  expect(en.say("points", { n: 1 })).toBe("1 point");
  expect(en.say("points", { n: 0 })).toBe("0 points");
  expect(fr.say("points", { n: 0 })).toBe("0 point");
  expect(de.say("points", { n: 2 })).toBe("2 Punkte");
  expect(hu.say("points", { n: 2 })).toBe("2 pont");
  expect(de.say("tell.pick.you", { die: de.grammar.die("blue", 5), entry: "…" })).toBe(
    "Du nimmst die blaue 5: ….",
  );
  expect(fr.say("tell.turn.other", { who: "Anna" })).toBe("Tour d’Anna");
  expect(fr.say("tell.turn.other", { who: "Paul" })).toBe("Tour de Paul");
  expect(hu.say("tell.round", { round: 5 })).toBe("Kezdődik az 5. forduló.");
  expect(hu.say("tell.round", { round: 2 })).toBe("Kezdődik a 2. forduló.");
  expect(en.change(-3)).toBe("−3");
});

test("every way in which the server says no has a sentence of ours", () => {
  const source = readFileSync(file("../../src/renard/server/refusals.py"), "utf8");
  const table = source.slice(source.indexOf("STATUS"), source.indexOf("}"));
  const kinds = [...table.matchAll(/"([a-z ]+)": \d/g)].map((match) => match[1]!);
  expect(kinds).toContain("stale");
  for (const kind of kinds) expect(speaker.en.find(`refused.${kind}`), kind).not.toBeNull();
});

test("the language in use can be changed, and the last one asked for wins", async () => {
  await chooseLanguage("de");
  expect(say("do.roll")).toBe("Würfeln");
  await Promise.all([chooseLanguage("fr"), chooseLanguage("hu")]);
  expect(say("do.roll")).toBe("Dobás");
});
