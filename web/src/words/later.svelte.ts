/** Words that come with the screens that need them, apart from the catalogue. */
import type { Language, Texts, Translated } from "./catalogue";
import { words } from "./now.svelte";
import { Words } from "./words";

export type Loaders<Source extends Texts> = Record<Language, () => Promise<Translated<Source>>>;

/** In the language in use, loaded now. */
export async function loadLater<Source extends Texts>(
  loaders: Loaders<Source>,
): Promise<Words<Source>> {
  const { grammar } = words();
  return new Words<Source>(await loaders[grammar.language](), grammar);
}

/** The same for markup: follows the language in use. Made while a component starts. */
export class Later<Source extends Texts> {
  /** Null until they are loaded. */
  now: Words<Source> | null = $state.raw(null);

  constructor(loaders: Loaders<Source>) {
    $effect(() => {
      const { grammar } = words();
      void loadLater(loaders).then((loaded) => {
        if (grammar === words().grammar) this.now = loaded;
      });
    });
  }
}
