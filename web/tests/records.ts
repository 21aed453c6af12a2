/** Records to play: our own golden ones, and those of an independent program. */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import type { GameEvent } from "../src/rules/types";
import type { GameRecord } from "../src/table/types";
import { file } from "./rules";

export interface GoldenRecord extends GameRecord {
  /** By decision: the ids of all that was legal. */
  ids: number[][];
}

const GOLDEN = file("../../tests/golden/records");

export const golden = new Map(
  readdirSync(GOLDEN).map((name) => [
    name.replace(".json", ""),
    JSON.parse(readFileSync(`${GOLDEN}/${name}`, "utf8")) as GoldenRecord,
  ]),
);

// Node reads no .xz; Python does, and whoever builds the page has it.
const UNPACK = `
import json, sys, tarfile
with tarfile.open(sys.argv[1]) as tar:
    print(json.dumps({m.name: tar.extractfile(m).read().decode().splitlines()
                      for m in tar if m.name.endswith(".jsonl")}))
`;

export interface ToldEvent extends GameEvent {
  seat: number;
  options?: GameEvent[];
}

const unpacked = execFileSync(
  process.env["PYTHON"] ?? "python3",
  ["-c", UNPACK, file("../../tests/records/records.tar.xz")],
  { encoding: "utf8", maxBuffer: 1 << 28 },
);

/** By file: its lines. */
export const independent = new Map(
  Object.entries(JSON.parse(unpacked) as Record<string, string[]>).map(([name, lines]) => [
    name.replace(".jsonl", ""),
    lines,
  ]),
);
