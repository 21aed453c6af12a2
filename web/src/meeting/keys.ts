/** Coming back with another device: codes and phrases, and being forgotten. */
import { identitiesOf, identityOf } from "../device/identity";
import type { Me, MyTables, NewKey } from "../generated/wire";
import type { Base } from "../screens/base";
import { claimSeats } from "./claiming";
import { forgetPush } from "./pushing";

export type Known = Pick<Base, "device" | "rules" | "server">;

/** A code for another device, or a phrase to come back with. */
export async function makeKey({ device, server }: Known, kind: NewKey["kind"]): Promise<string> {
  const path = `people/me/keys/${kind}`;
  return (await server.call<NewKey>(path, await identityOf(device), {})).key;
}

/** Be whoever a code or phrase belongs to, on this device too; returns how many open games there are now. */
export async function takeKey(base: Known, key: string): Promise<number> {
  await base.server.call<Me>("people/me/key", await identityOf(base.device), { key });
  return comeBack(base);
}

/** What is new to a device that has just become somebody's; returns how many open games there are. */
export async function comeBack(base: Known): Promise<number> {
  const { device, server } = base;
  const identity = await identityOf(device);
  const { tables } = await server.call<MyTables>("people/me/tables", identity);
  const open = new Set(tables.flatMap(({ table, over }) => (over ? [] : [table])));
  for (const table of open) {
    const secrets = (await device.seats(table))?.secrets ?? {};
    if (Object.keys(secrets).length === 0) await claimSeats(base, table);
  }
  // What this person keeps on the server comes to this device as well.
  const [{ hear }, { keepSoon }] = await Promise.all([
    import("../yours/keeping"),
    import("../yours/background"),
  ]);
  if (await hear(base)) keepSoon(base);
  return open.size;
}

/** All that the server keeps about whoever holds this device. */
export async function forgetMe({ device, server }: Known): Promise<void> {
  await forgetPush();
  for (const identity of await identitiesOf(device)) await server.remove("people/me", identity);
  const { forgetState } = await import("../yours/state");
  await forgetState(device.database, { asked: Date.now() });
}

/** A code as it is read aloud and typed. */
export function spaced(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, "$1-");
}
