/** The words of the daily game in the language in use, for markup. */
import { words } from "../../words";
import { dailyWords, type DailyWords } from ".";

/** Null until they are loaded. Made while a component starts. */
export class DailySpeech {
  now: DailyWords | null = $state.raw(null);

  constructor() {
    $effect(() => {
      const language = words();
      void dailyWords().then((loaded) => {
        if (language === words()) this.now = loaded;
      });
    });
  }
}
