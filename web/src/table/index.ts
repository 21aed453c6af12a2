export { allBots, randomBots } from "./bots";
export { Ledger, Refused, refusalOf } from "./ledger";
export { LocalTable, randomSeed, type LocalMeans, type LocalSetup } from "./local";
export { OnlineTable, type OnlineMeans } from "./online";
export { RecordFault, recordOf, replayRecord, resultHolds } from "./record";
export { Server, type NewTable, type SeatChange, type SeatWish, type TableInfo } from "./server";
export type * from "./types";
