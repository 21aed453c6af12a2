/** The library in CPython, to be compared with. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { file } from "./rules";

/** A Python that has the package: the one that the tests were started with, or the project's. */
function python(): string {
  const own = file("../../.venv/bin/python");
  return process.env["PYTHON"] ?? (existsSync(own) ? own : "python3");
}

/** What a script of `tests/page` answers. */
export function inPython(script: string, question: unknown): unknown {
  const said = execFileSync(python(), [file(`../../tests/page/${script}`)], {
    input: JSON.stringify(question),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return JSON.parse(said);
}

/** As above, while we go on here. It reads from a file: a pipe would wait for us. */
export async function inPythonMeanwhile(script: string, question: unknown): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "renard-"));
  const asked = join(folder, "question.json");
  writeFileSync(asked, JSON.stringify(question));
  try {
    const child = spawn(python(), [file(`../../tests/page/${script}`)], {
      stdio: [openSync(asked, "r"), openSync(`${asked}.answer`, "w"), "pipe"],
    });
    const [[code], trouble] = await Promise.all([once(child, "close"), text(child.stderr!)]);
    if (code !== 0) throw new Error(`${script} ended with ${code}: ${trouble}`);
    return JSON.parse(readFileSync(`${asked}.answer`, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
