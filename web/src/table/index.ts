export { allBots, randomBots } from "./bots";
export { Ledger } from "./ledger";
export { Refused, refusalOf } from "./refused";
export { LocalTable, randomSeed, type LocalMeans, type LocalSetup } from "./local";
export { OnlineTable, type OnlineMeans } from "./online";
export { fromCourse, fromDay, fromDice } from "./origins";
export { RecordFault, recordOf, replayRecord, resultHolds } from "./record";
export { Server, type NewTable, type SeatChange, type SeatWish, type TableInfo } from "./server";
export type * from "./types";
