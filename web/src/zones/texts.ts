/** The texts of a zone kind: all languages side by side, English first. */
import type { Language, Texts, Translated } from "../words/catalogue";

type Others = Exclude<Language, "en">;

export type InAllLanguages<English extends Texts> = { en: English } & Record<
  Others,
  Translated<English>
>;

/** A language that is missing, or lacks a text of the English ones, does not compile. */
export function inAllLanguages<const English extends Texts>(
  texts: InAllLanguages<English>,
): InAllLanguages<English> {
  return texts;
}
