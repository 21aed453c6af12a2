/** Nets beside the page: fetched when somebody wants to play against them, then kept. */
import { FilesBeside } from "../device/beside";
import type { NetInfo } from "./types";

const FOLDER = "../../generated/players/";
const files = new FilesBeside(
  "renard.nets",
  import.meta.glob("../../generated/players/*.net", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);

/** The bytes of a net. */
export async function fetchNet(file: string): Promise<ArrayBuffer> {
  return (await files.get(FOLDER + file)).arrayBuffer();
}

/** Forget nets of earlier versions of the page. */
export function forgetOldNets(): Promise<void> {
  return files.forgetOld();
}

/** Fetch nets before they are wanted, small ones first; returns those that cannot be had now. */
export async function fetchAhead(nets: readonly NetInfo[]): Promise<Set<string>> {
  const sizes = new Map(nets.map(({ file, bytes }) => [file, bytes]));
  const missing = new Set<string>();
  for (const [file] of [...sizes].toSorted(([, a], [, b]) => a - b)) {
    await files.get(FOLDER + file).catch(() => missing.add(file));
  }
  return missing;
}
