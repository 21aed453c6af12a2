/** The service worker's side of pushes: something is always shown, in the words the page left, and a tap leads on. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/words/catalogue";
import { meetingWords } from "../src/meeting/words";

const SOURCE = readFileSync(new URL("../worker/sw.js", import.meta.url), "utf8");
const SCOPE = "https://renard.example/";
const TOLD = { kind: "turn", table: "ab2cd3ef4gh5", title: "A game", names: ["Béla", "Cleo"] };

interface Page {
  url: string;
  navigate: (url: string) => Promise<Page>;
  focus: () => Promise<Page>;
}

/** A worker in a browser that writes down what is asked of it. */
function start(words?: object, pages: Page[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  const shown: {
    title: string;
    body: string;
    tag: string;
    timestamp?: number;
    data: { table?: string };
  }[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    navigator: {},
    registration: {
      scope: SCOPE,
      showNotification: (title: string, about: object) => {
        shown.push({ title, ...about } as (typeof shown)[0]);
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
  };
  const match = () => Promise.resolve(words && { json: () => Promise.resolve(words) });
  const caches = { open: () => Promise.resolve({ match }) };
  runInNewContext(SOURCE, { self, caches, VERSION: "1", FILES: [], Intl, URL, Promise });
  const dispatch = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners[name]!({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  const push = (text: string) =>
    dispatch("push", { data: { json: () => JSON.parse(text) as unknown } });
  const click = (table?: string) =>
    dispatch("notificationclick", { notification: { close: () => undefined, data: { table } } });
  return { push, click, dispatch, shown, opened };
}

function page(url: string) {
  const asked: string[] = [];
  const made: Page = {
    url,
    navigate: (to) => (asked.push(to), Promise.resolve(made)),
    focus: () => (asked.push("focus"), Promise.resolve(made)),
  };
  return { made, asked };
}

describe("a push", () => {
  test.each(LANGUAGES)("is told in the words of the page: %s", async (language) => {
    const texts = await meetingWords[language]();
    const words = {
      language,
      turn: texts["turn.yours"],
      with: texts["push.with"],
      hurry: texts["push.hurry"],
      until: texts["push.until"],
    };
    const { push, shown } = start(words);
    await push(JSON.stringify(TOLD));
    await push(JSON.stringify({ ...TOLD, kind: "hurry", until: 1_800_000_000 }));
    expect(shown.map(({ title }) => title)).toEqual([words.turn, words.hurry]);
    for (const { body, tag, data } of shown) {
      expect(body).toContain("A game");
      expect(body).not.toMatch(/[{}]|undefined/);
      expect([tag, data.table]).toEqual([`turn ${TOLD.table}`, TOLD.table]);
    }
    expect(shown[0]!.body).toMatch(/Béla .+ Cleo/);
    expect(shown[1]!.body).toMatch(/\d+[:.]\d\d/);
  });

  test("says when the turn began", async () => {
    const { push, shown } = start();
    await push(JSON.stringify({ ...TOLD, since: 1_800_000_000.5 }));
    await push(JSON.stringify({ ...TOLD, since: "soon" }));
    expect(shown.map(({ timestamp }) => timestamp)).toEqual([1_800_000_000_500, undefined]);
  });

  test.each(["", "null", "7", "{}", '{"names": 7}', '{"table": "../x", "title": null}', "[[["])(
    "always shows something: %s",
    async (text) => {
      const { push, shown } = start();
      await push(text);
      expect(shown).toHaveLength(1);
      expect(shown[0]!.title).toBe("Your turn");
      expect(shown[0]!.data.table).toBeUndefined();
    },
  );

  test("without any data shows something, too", async () => {
    const { dispatch, shown } = start();
    await dispatch("push", { data: null });
    expect(shown).toHaveLength(1);
  });
});

describe("a tap on a notice", () => {
  const place = `${SCOPE}#/seat/${TOLD.table}`;

  test("leads an open page to the table", async () => {
    const { made, asked } = page(`${SCOPE}#/`);
    const { click, opened } = start(undefined, [made]);
    await click(TOLD.table);
    expect(asked).toEqual([place, "focus"]);
    expect(opened).toEqual([]);
  });

  test("prefers the page that shows it already", async () => {
    const [home, there] = [page(`${SCOPE}#/`), page(place)];
    await start(undefined, [home.made, there.made]).click(TOLD.table);
    expect([home.asked, there.asked]).toEqual([[], ["focus"]]);
  });

  test("opens a page where none is, or where none can be led", async () => {
    const closed = start();
    await closed.click(TOLD.table);
    const strange = page(`${SCOPE}#/`).made;
    strange.navigate = () => Promise.reject(new TypeError("not controlled"));
    const beside = start(undefined, [strange]);
    await beside.click(TOLD.table);
    expect([closed.opened, beside.opened]).toEqual([[place], [place]]);
  });
});
