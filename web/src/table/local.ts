/** A game on this device: people at one screen, bots, dice of a seed or real ones. */
import type { KeptSheet, Rules, Sheet } from "../rules/types";
import { doneAt, platterAt, rollAt } from "./given";
import { Ledger } from "./ledger";
import { goesBySeed } from "./origins";
import { refusalOf } from "./refused";
import { Listeners, type Listener } from "./listeners";
import { recordOf } from "./record";
import type {
  Bot,
  BotMaker,
  Beside,
  Change,
  DiceInfo,
  Entry,
  Given,
  Keeper,
  LocalSeat,
  Origin,
  Refusal,
  SavedTable,
  SeatInfo,
  Table,
  UndoKind,
} from "./types";

/** What a new table needs. */
export interface LocalSetup {
  sheet: Sheet;
  seats: LocalSeat[];
  rulings?: Record<string, boolean>;
  dice: "seed" | "own";
  /** 64 bits as decimal text; without, a random one. */
  seed?: string;
  /** What happened already: "play on from here". */
  log?: readonly Entry[];
  /** The game that this happened in, or else why it does not count. */
  from?: Origin;
  /** The day whose dice it has; without `from` it counts. */
  daily?: string;
  /** An earlier game whose dice it has, and whose it will be compared with. */
  given?: Given;
  beside?: Record<string, Beside>;
}

/** What a table works with. */
export interface LocalMeans {
  rules: Rules;
  bots: BotMaker;
  keeper: Keeper;
  /** How long a bot waits before it acts, so that people can follow. */
  pause?: () => Promise<void>;
  /** Waits until what was just done is on the screen: a tap is answered before it is kept. */
  shown?: () => Promise<void>;
}

/** 64 random bits, as decimal text. */
export function randomSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
}

function randomId(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => letters[byte % letters.length]!).join("");
}

/** The sheet of a kept table. One that names none was saved when there was one version of each. */
function sheetOf(rules: Rules, { game, sheet }: SavedTable): Sheet {
  return sheet === undefined ? rules.versions(game)[0]! : rules.sheetOf(game, sheet);
}

export class LocalTable implements Table {
  readonly online = false;
  readonly connection = "here";
  readonly sheet: Sheet;
  readonly #means: LocalMeans;
  readonly #save: SavedTable;
  readonly #kept: KeptSheet;
  readonly #ledger: Ledger;
  readonly #listeners = new Listeners();
  readonly #bots = new Map<number, Bot>();
  readonly #thinking = new Set<number>();
  #closed = false;
  /** The newest save. */
  #newest: (() => Promise<void>) | null = null;
  /** Saves go out one after another. */
  #saving: Promise<unknown> = Promise.resolve();

  /** A new table, or one that goes on from a log: dice thrown and kept. */
  static create(means: LocalMeans, setup: LocalSetup): LocalTable {
    const save: SavedTable = {
      id: randomId(),
      game: setup.sheet.id,
      sheet: setup.sheet.digest,
      rulings: { ...setup.sheet.changed_rulings, ...setup.rulings },
      seats: setup.seats,
      dice: setup.dice,
      seed: setup.seed ?? randomSeed(),
      log: [...(setup.log ?? [])],
      changed: Date.now(),
      round: 0,
      totals: [],
      ...(setup.from ? { from: setup.from } : {}),
      ...(setup.daily ? { daily: setup.daily } : {}),
      ...(setup.given ? { given: setup.given } : {}),
      ...(setup.beside ? { beside: setup.beside } : {}),
    };
    const table = new LocalTable(means, save, setup.sheet);
    // Where no throw was due, nothing has been kept yet.
    if (table.version === (setup.log?.length ?? 0)) table.#keep();
    return table;
  }

  /** A table as it was kept; throws a RuleError if its log breaks the rules of its sheet. */
  constructor(means: LocalMeans, save: SavedTable, sheet = sheetOf(means.rules, save)) {
    this.#means = means;
    this.#save = { ...save, sheet: sheet.digest };
    this.sheet = means.rules.withRulings(sheet, save.rulings);
    this.#kept = means.rules.kept(sheet);
    this.#ledger = Ledger.replay(means.rules, this.sheet, save.seats.length, save.log);
    this.#change(save.log.length, false);
  }

  get id() {
    return this.#save.id;
  }
  get game() {
    return this.#ledger.game;
  }
  get log() {
    return this.#ledger.log;
  }
  get steps() {
    return this.#ledger.steps;
  }
  get rows() {
    return this.#ledger.rows;
  }
  get version() {
    return this.#ledger.version;
  }
  get over() {
    return this.#ledger.game.over;
  }

  get seats(): SeatInfo[] {
    return this.#save.seats.map(({ name, bot }) =>
      bot ? { name, kind: "bot", bot, connected: true } : { name, kind: "person", connected: true },
    );
  }

  get mine(): number[] {
    return this.#save.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  }

  get dice(): DiceInfo {
    return this.#save.dice === "own" ? { kind: "own" } : { kind: "seed", seed: this.#save.seed };
  }

  act(seat: number, action: number): Promise<Refusal | null> {
    return this.#do(() => {
      this.#ledger.check(seat, this.version);
      this.#ledger.act(seat, action);
    });
  }

  undo(seat: number, what: UndoKind): Promise<Refusal | null> {
    return this.#do(() => this.#ledger.undo(seat, what), true);
  }

  canUndo(seat: number, what: UndoKind = "last"): boolean {
    return this.#ledger.canUndo(seat, what);
  }

  roll(faces: Readonly<Record<string, number>>): Promise<Refusal | null> {
    return this.#do(() => this.#ledger.roll(faces));
  }

  platter(dice: readonly string[]): Promise<Refusal | null> {
    return this.#do(() => this.#ledger.platter(dice));
  }

  /** Do something; the answer comes when it is kept. */
  async #do(attempt: () => void, back = false): Promise<Refusal | null> {
    const before = this.version;
    const refusal = refusalOf(attempt);
    if (refusal) return refusal;
    this.#change(before, back);
    await this.#saving;
    return null;
  }

  #change(before: number, back: boolean): void {
    this.#throwDue();
    if (this.version > before) this.#keep();
    const change: Partial<Change> = { entries: this.log.slice(before), game: true, back };
    if (this.version > before) this.#listeners.tell(change);
    this.#wakeBots();
  }

  #throwDue(): void {
    if (this.#save.dice === "own") return;
    const { rules } = this.#means;
    const dice = { seed: BigInt(this.#save.seed), given: this.#save.given };
    while (this.game.awaits === "roll") this.#ledger.roll(rollAt(rules, this.game, dice));
    if (this.game.awaits === "platter") this.#ledger.platter(platterAt(rules, this.game, dice));
  }

  #keep(): void {
    Object.assign(this.#save, {
      log: this.log,
      changed: Date.now(),
      round: this.game.round,
      totals: this.#save.seats.map((_, seat) => this.game.score(seat).total),
    });
    const save = structuredClone(this.#save);
    const { keeper } = this.#means;
    const write = this.over
      ? () => keeper.finished(save, this.record(), this.#kept)
      : () => keeper.keep(save, this.#kept);
    // A full disk must not stop the game: the next save may succeed.
    this.#saving = this.#saving.then(() => this.#write(write)).catch(() => this.#notKept());
    this.#newest = write;
  }

  /** Seen first, then kept. */
  async #write(write: () => Promise<void>): Promise<void> {
    if (this.#newest === write) await this.#means.shown?.();
    await write();
  }

  #notKept(): void {
    const message = "the game could not be saved on this device";
    this.#listeners.tell({ refusal: { kind: "not saved", message } });
  }

  #wakeBots(): void {
    if (this.#closed) return;
    for (const seat of this.game.toAct()) {
      const name = this.#save.seats[seat]!.bot;
      if (name && !this.#thinking.has(seat)) void this.#letThink(seat, name);
    }
  }

  async #letThink(seat: number, name: string): Promise<void> {
    this.#thinking.add(seat);
    try {
      const version = this.version;
      const bot = this.#bots.get(seat) ?? (await this.#makeBot(seat, name));
      const decided = this.steps.filter((step) => step.seat === seat && step.action !== null);
      const known = doneAt(this.#ledger, seat, this.#save.given);
      const action = known ?? (await bot.choose(this.game.copy(), seat, decided.length));
      await this.#means.pause?.();
      if (this.#closed) return;
      this.#thinking.delete(seat);
      const before = this.version;
      const refusal = refusalOf(() => {
        this.#ledger.check(seat, version);
        this.#ledger.act(seat, action);
      });
      // Refused, because somebody took back what it thought about: it thinks again.
      if (!refusal) this.#change(before, false);
      else if (refusal.kind === "illegal") throw new Error(refusal.message);
      else this.#wakeBots();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#listeners.tell({ refusal: { kind: "bot failed", message } });
    } finally {
      this.#thinking.delete(seat);
    }
  }

  async #makeBot(seat: number, name: string): Promise<Bot> {
    const seed = BigInt(this.#save.seed);
    const bot = await this.#means.bots.make(this.#save.game, name, seed, seat);
    this.#bots.set(seat, bot);
    return bot;
  }

  record() {
    const { seed, seats } = this.#save;
    // With the seed, anybody could see the dice to come: it is told at the end.
    const extra = this.over && goesBySeed(this.#save) ? { seed } : {};
    const names = seats.map(({ name, bot }) => name || (bot ?? ""));
    return recordOf(this.#means.rules, this.#ledger, names, extra);
  }

  /** The coach speaks here: that stays with the game. */
  markCoached(): void {
    if (this.over) return;
    this.#save.coached = true;
  }

  /** When everything so far is kept. */
  async kept(): Promise<void> {
    await this.#saving;
  }

  onChange(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  close(): void {
    this.#closed = true;
  }
}
