export { Device, type Branch, type Finished, type OnlineSeats } from "./device";
export { identitiesOf, identityOf, knownIdentity } from "./identity";
export { importGames } from "./importing";
export {
  DEFAULTS,
  changeSettings,
  nameOnce,
  onSettings,
  readSettings,
  writeSettings,
  type Settings,
} from "./settings";
