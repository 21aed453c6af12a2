/** Hungarian. */

import type { Catalogue } from "../catalogue";
import { device } from "./device";
import { games } from "./games";
import { guide } from "./guide";
import { home } from "./home";
import { names } from "./names";
import { play } from "./play";
import { reasons } from "./reasons";
import { refusals } from "./refusals";
import { table } from "./table";
import { telling } from "./telling";
import { turn } from "./turn";

export const hu: Catalogue = {
  ...names,
  ...telling,
  ...turn,
  ...table,
  ...home,
  ...games,
  ...device,
  ...refusals,
  ...guide,
  ...play,
  ...reasons,
};
