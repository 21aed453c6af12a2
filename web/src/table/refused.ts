/** What was refused, on its way out. */
import { RuleError } from "../rules/types";
import type { Refusal, RefusalKind } from "./types";

export class Refused extends Error {
  override name = "Refused";

  constructor(
    readonly kind: RefusalKind,
    message: string,
  ) {
    super(message);
  }
}

/** Run something that may be refused; what went wrong otherwise goes on. */
export function refusalOf(attempt: () => void): Refusal | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof Refused) return { kind: error.kind, message: error.message };
    if (error instanceof RuleError) return { kind: "illegal", message: error.message };
    throw error;
  }
}
