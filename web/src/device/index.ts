export { Device, type Finished, type Imported, type OnlineSeats } from "./device";
export { DEFAULTS, changeSettings, onSettings, readSettings, type Settings } from "./settings";
export { keepUpToDate } from "./updates";
