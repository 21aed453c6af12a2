/** What a player may set about the table screen. */

export type Motion = "off" | "quick" | "full";
export type BotSpeed = "step" | "slow" | "normal" | "fast" | "instant";
/** Off; warns before a costly choice; names the best on request; shows all in points. */
export type CoachMode = "off" | "warn" | "hint" | "all";

export interface PlaySettings {
  motion: Motion;
  botSpeed: BotSpeed;
  /** A bonus with a single way is entered without asking. */
  autoBonus: boolean;
  /** A first tap shows what would happen, a second does it. */
  confirm: boolean;
  /** Dice are rolled when the button is pressed; until then all can be undone. */
  rollByTap: boolean;
  coach: CoachMode;
  /** Explains the first turns where they happen. */
  guide: boolean;
}

export const USUAL: PlaySettings = {
  motion: "full",
  botSpeed: "normal",
  autoBonus: true,
  confirm: false,
  rollByTap: true,
  coach: "off",
  guide: true,
};
