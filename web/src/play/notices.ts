/** Short notices in words. */
import { refusalText } from "../words";
import type { Notice } from "./desk.svelte";
import type { Voice } from "./voice";

const NOS = { die: "why.die.noFit", filled: "why.box.filled", box: "why.box.noFit" } as const;

export function noticeText(notice: Notice, voice: Voice): string {
  switch (notice.kind) {
    case "refused":
      return refusalText(notice.refusal);
    case "connected":
      return voice.say("net.back");
    case "why":
      return voice.say(notice.key);
    case "no":
      return voice.say(NOS[notice.why]);
  }
}
