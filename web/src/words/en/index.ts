/** English: the catalogue that says which keys and placeholders there are. */

import { zoneWords } from "../../zones/words";
import { back } from "./back";
import { device } from "./device";
import { games } from "./games";
import { guide } from "./guide";
import { home } from "./home";
import { names } from "./names";
import { play } from "./play";
import { price } from "./price";
import { reasons } from "./reasons";
import { refusals } from "./refusals";
import { table } from "./table";
import { telling } from "./telling";
import { turn } from "./turn";
import { welcome } from "./welcome";

export const en = {
  ...names,
  ...telling,
  ...turn,
  ...table,
  ...home,
  ...welcome,
  ...games,
  ...back,
  ...device,
  ...refusals,
  ...guide,
  ...play,
  ...price,
  ...reasons,
  ...zoneWords.en,
};
