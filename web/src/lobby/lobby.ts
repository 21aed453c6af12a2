/** Sitting down with people one has not invited, and meeting again. */
import { identityOf } from "../device/identity";
import type { FoundTable, Joined, Lobby, TableCode, Waiting } from "../generated/wire";
import type { Base } from "../screens/base";
import type { Server } from "../table";

type Known = Pick<Base, "device" | "server">;

/** Milliseconds until the lobby is looked at again: what has not changed costs a few bytes. */
export const EVERY = 4_000;
/** So long is a code; an invitation has 22 characters. */
const CODE = /^[a-z0-9]{6}$/;

export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** A code as it was typed, as the server writes it. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s\-–_.,]+/g, "");
}

export function openTables(server: Server): Promise<Lobby> {
  return server.fresh<Lobby>("lobby");
}

/** Take a seat of a listed table, or with a code; then one is at home there. */
export async function sitDown(
  { device, server }: Known,
  table: string,
  name: string,
  code?: string,
): Promise<void> {
  const wish = code === undefined ? { name } : { name, code };
  const path = `tables/${encodeURIComponent(table)}/sit`;
  const { seat, secret } = await server.call<Joined>(path, await identityOf(device), wish);
  await device.sitDown(await server.table(table), { [seat]: secret });
}

/** Wait for others who want the same; the table where one waits. */
export async function playNow(
  { device, server }: Known,
  wish: { game: string; players: number; name: string; bot: string },
): Promise<string> {
  const found = await server.call<Waiting>("lobby/now", await identityOf(device), wish);
  const kept = await device.seats(found.table);
  // Who asks again waits there already, with a number for the dice.
  if (!kept?.secrets[String(found.seat)]) {
    await device.sitDown(await server.table(found.table), { [found.seat]: found.secret });
  }
  return found.table;
}

/** Give up a seat before the game has begun. */
export async function giveBack({ device, server }: Known, table: string): Promise<void> {
  const secrets = Object.values((await device.seats(table))?.secrets ?? {});
  if (secrets[0]) await server.remove(`tables/${encodeURIComponent(table)}/sit`, secrets[0]);
  await device.forgetSeats(table);
}

/** The code of a table with these invitations. */
export async function codeOf(
  { device, server }: Known,
  table: string,
  invites: readonly string[],
): Promise<string> {
  const path = `tables/${encodeURIComponent(table)}/code`;
  return (await server.call<TableCode>(path, await identityOf(device), { invites })).code;
}

/** The table that a code leads to. */
export async function tableOf({ device, server }: Known, code: string): Promise<string> {
  return (await server.call<FoundTable>("codes", await identityOf(device), { code })).table;
}

/** Ask for another game with the same people; its table, which may have been there before. */
export async function askAgain({ server }: Known, table: string, secret: string): Promise<string> {
  const path = `tables/${encodeURIComponent(table)}/rematch`;
  return (await server.call<FoundTable>(path, secret, {})).table;
}

/** Take one's seats along to the next table: they open to the same secrets. */
export async function comeAlong(
  { device, server }: Known,
  secrets: Readonly<Record<string, string>>,
  next: string,
): Promise<void> {
  if (Object.keys((await device.seats(next))?.secrets ?? {}).length > 0) return;
  const info = await server.table(next);
  await device.sitDown(info, secrets);
  // Who comes late finds a number on the seat: one's own was never sent, so none is looked for.
  const kept = await device.seats(next);
  const numbers = Object.entries(kept?.numbers ?? {}).filter(
    ([seat]) => (info.dice.numbers?.[Number(seat)] ?? null) === null,
  );
  if (kept) await device.putSeats({ ...kept, numbers: Object.fromEntries(numbers) });
}
