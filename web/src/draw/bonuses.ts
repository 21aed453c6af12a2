/** What a bonus looks like, read from its name: an action, a fox, or an entry in a zone's shape and ink. */
import type { IconName } from "./icons";

export type BonusLook =
  | { kind: "action"; icon: IconName }
  | { kind: "fox" }
  /** A cross, a number or "?" in the shape of a colour; black where any zone will do. */
  | { kind: "entry"; colour: string; text: string }
  | { kind: "choice"; texts: string[] };

export const CROSS = "×";
const ACTIONS: Record<string, IconName> = {
  reroll: "reroll",
  extra: "extra",
  takeback: "takeback",
  polish: "polish",
  joker: "joker",
  mix: "mix",
};

export function bonusLook(name: string): BonusLook {
  if (name in ACTIONS) return { kind: "action", icon: ACTIONS[name]! };
  if (name === "fox") return { kind: "fox" };
  if (name.includes("/")) {
    const texts = name.split("/").map((one) => entryLook(one).text);
    return { kind: "choice", texts: [...new Set(texts)] };
  }
  return { kind: "entry", ...entryLook(name) };
}

function entryLook(name: string): { colour: string; text: string } {
  if (name.startsWith("X:")) return { colour: name.slice(2), text: CROSS };
  if (name === "?any") return { colour: "black", text: "?" };
  if (name.startsWith("?")) return { colour: name.slice(1), text: "?" };
  const [colour = "", text = ""] = name.split(":");
  return { colour, text };
}
