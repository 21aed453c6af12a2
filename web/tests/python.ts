/** The library in CPython, to be compared with. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
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
