/** A friendly name for whoever comes for the first time; changed at will in the settings. */
import type { Language } from "../words/catalogue";

interface Parts {
  first: readonly string[];
  second: readonly string[];
}

/** Every first word goes with every second one: in French and German all animals are masculine. */
const PARTS: Record<Language, Parts> = {
  en: {
    first: [
      "Brave",
      "Bright",
      "Calm",
      "Eager",
      "Gentle",
      "Jolly",
      "Lucky",
      "Merry",
      "Nimble",
      "Quick",
      "Sunny",
      "Witty",
    ],
    second: [
      "Badger",
      "Beaver",
      "Finch",
      "Heron",
      "Lynx",
      "Marten",
      "Mole",
      "Otter",
      "Robin",
      "Seal",
      "Stork",
      "Wren",
    ],
  },
  fr: {
    first: [
      "Blaireau",
      "Castor",
      "Cygne",
      "Héron",
      "Hibou",
      "Lynx",
      "Merle",
      "Ours",
      "Panda",
      "Phoque",
      "Pinson",
      "Putois",
    ],
    second: [
      "agile",
      "calme",
      "charmant",
      "curieux",
      "gai",
      "gentil",
      "habile",
      "jovial",
      "malin",
      "rapide",
      "sage",
      "vif",
    ],
  },
  de: {
    first: [
      "Flinker",
      "Froher",
      "Heller",
      "Kecker",
      "Kluger",
      "Kühner",
      "Munterer",
      "Netter",
      "Ruhiger",
      "Sanfter",
      "Wacher",
      "Weiser",
    ],
    second: [
      "Biber",
      "Dachs",
      "Fink",
      "Iltis",
      "Luchs",
      "Marder",
      "Otter",
      "Reiher",
      "Specht",
      "Star",
      "Storch",
      "Uhu",
    ],
  },
  hu: {
    first: [
      "Bátor",
      "Csendes",
      "Derűs",
      "Fürge",
      "Jókedvű",
      "Kedves",
      "Kíváncsi",
      "Okos",
      "Serény",
      "Szelíd",
      "Ügyes",
      "Vidám",
    ],
    second: [
      "Borz",
      "Cinege",
      "Fóka",
      "Gém",
      "Gólya",
      "Hiúz",
      "Hód",
      "Menyét",
      "Nyest",
      "Pinty",
      "Rigó",
      "Vidra",
    ],
  },
};

export function drawName(language: Language, random: () => number = Math.random): string {
  const { first, second } = PARTS[language];
  const one = (words: readonly string[]) => words[Math.floor(random() * words.length)]!;
  return `${one(first)} ${one(second)}`;
}
