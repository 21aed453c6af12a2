/** Seats that belong to whoever holds this device, but were taken with another one. */
import { knownIdentity } from "../device/identity";
import type { Claimed } from "../generated/wire";
import type { Base } from "../screens/base";

/** Get the secrets of one's own seats at a table; false where there are none. */
export async function claimSeats(
  { device, server }: Pick<Base, "device" | "server">,
  id: string,
): Promise<boolean> {
  const identity = await knownIdentity(device);
  if (!identity) return false;
  try {
    const path = `tables/${encodeURIComponent(id)}/claim`;
    const { secrets } = await server.call<Claimed>(path, identity, {});
    await device.sitDown(await server.table(id), secrets);
    return true;
  } catch {
    return false;
  }
}
