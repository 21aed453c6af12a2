export { loadRules } from "./load";
export { RuleError } from "./types";
export type * from "./types";
export { sameEvent } from "./words";
