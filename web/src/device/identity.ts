/** Who this device is to a server. */
import { toBase64Url } from "./base64";
import type { Device } from "./device";

type Kept = Pick<Device, "database">;
const IDENTITY = "identity";

interface Identity {
  id: string;
  secret: string;
  /** Of devices that were merged with this one. */
  further?: string[];
}

/** 128 random bits that this device is known by: whoever has them is the same person again. */
export async function identityOf(device: Kept): Promise<string> {
  return (await identitiesOf(device))[0];
}

/** The same, if there was a reason to draw it before. */
export async function knownIdentity({ database }: Kept): Promise<string | undefined> {
  return (await database.get<Identity>("daily", IDENTITY))?.secret;
}

/** This device's own, and those of devices that were merged with it. */
export async function identitiesOf({ database }: Kept): Promise<[string, ...string[]]> {
  const known = await database.get<Identity>("daily", IDENTITY);
  if (known) return [known.secret, ...(known.further ?? [])];
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  const fresh: Identity = { id: IDENTITY, secret };
  await database.put("daily", fresh);
  return [secret];
}
