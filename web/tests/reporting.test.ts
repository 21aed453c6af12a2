import { describe, expect, it } from "vitest";
import { isOutside, reportable } from "../src/meeting/reporting";
import type { SeatInfo } from "../src/table";

function seat(more: Partial<SeatInfo>): SeatInfo {
  return { name: "A", kind: "person", owned: true, left: false, connected: true, ...more };
}

describe("who can be reported", () => {
  it("is people elsewhere and bots of others, never oneself, an open seat or a bot of ours", () => {
    const sitting = [
      seat({ name: "me" }),
      seat({ name: "Béla" }),
      seat({ kind: "open", owned: false }),
      seat({ kind: "bot", bot: "club", owned: false }),
      seat({ kind: "bot", bot: "0123456789abcdef/rex", owned: false }),
      seat({ kind: "bot", bot: "club", owned: true, left: true }),
    ];
    expect(reportable(sitting, [0])).toEqual([1, 4, 5]);
    expect(reportable(sitting.slice(0, 1), [0])).toEqual([]);
  });

  it("knows bots of others by their names", () => {
    expect([undefined, "club", "ab/rex"].map(isOutside)).toEqual([false, false, true]);
  });
});
