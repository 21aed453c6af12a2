/** Passkeys: a device or a password manager keeps them, and their owner comes back by a finger or a face. */
import { fromBase64Url, toBase64Url } from "../device/base64";
import { identityOf } from "../device/identity";
import type { Me, MyPasskeys, NewPasskey, PasskeyOptions, ShowPasskey } from "../generated/wire";
import type { Base } from "../screens/base";
import type { Refused } from "../table/refused";
import { refusalText } from "../words/names";
import { words } from "../words/now.svelte";
import type { Words } from "../words/words";
import { comeBack, type Known } from "./keys";
import type { texts as english } from "./words/en";

/** Why a browser has not done it, by the names of its errors; with any other, somebody cancelled or it cannot. */
const STOPPED = {
  InvalidStateError: "passkey.known",
  ConstraintError: "passkey.cannot",
  NotSupportedError: "passkey.cannot",
  SecurityError: "passkey.cannot",
} as const;

/** Browsers make none for a page that was opened by a number, and have none without https. */
export function canHavePasskeys(): boolean {
  const byNumber = /^[\d.]+$|:/.test(location.hostname);
  return "PublicKeyCredential" in globalThis && !byNumber;
}

/** What is said to whoever got no further; browsers do not tell apart what `nothing` says. */
export function whyNot(
  texts: Words<typeof english>,
  error: unknown,
  nothing: "passkey.notMade" | "passkey.notUsed",
): string {
  if (!(error instanceof DOMException)) return refusalText(words(), error as Refused);
  const { name } = error;
  return texts.say(name in STOPPED ? STOPPED[name as keyof typeof STOPPED] : nothing);
}

export async function ownPasskeys({ device, server }: Known): Promise<MyPasskeys> {
  return server.call("people/me/passkeys", await identityOf(device));
}

/** Let the browser make one, under a name by which its owner knows it again. */
export async function makePasskey({ device, server }: Known, name: string): Promise<MyPasskeys> {
  const identity = await identityOf(device);
  const { options } = await server.call<PasskeyOptions>("people/me/passkeys/begin", identity, {});
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await navigator.credentials.create({ publicKey: creation(asked, name) });
  const { rawId, response } = made as PublicKeyCredential;
  const { attestationObject, clientDataJSON } = response as AuthenticatorAttestationResponse;
  const told: NewPasskey = {
    id: text(rawId),
    client_data: text(clientDataJSON),
    attestation: text(attestationObject),
  };
  return server.call("people/me/passkeys", identity, told);
}

/** Be whoever a passkey belongs to, on this device too; returns how many open games there are now. */
export async function takePasskey(base: Base): Promise<number> {
  const { device, server } = base;
  const identity = await identityOf(device);
  const { options } = await server.call<PasskeyOptions>("people/me/passkey/begin", identity, {});
  const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const shown = await navigator.credentials.get({ publicKey: request(asked) });
  const { rawId, response } = shown as PublicKeyCredential;
  const { authenticatorData, clientDataJSON, signature } =
    response as AuthenticatorAssertionResponse;
  const told: ShowPasskey = {
    id: text(rawId),
    client_data: text(clientDataJSON),
    authenticator_data: text(authenticatorData),
    signature: text(signature),
  };
  try {
    await server.call<Me>("people/me/passkey", identity, told);
  } catch (error) {
    if ((error as Refused).kind === "no such passkey") forgetHere(told.id);
    throw error;
  }
  return comeBack(base);
}

export async function removePasskey(base: Known, id: string): Promise<MyPasskeys> {
  const identity = await identityOf(base.device);
  await base.server.remove(`people/me/passkeys/${id}`, identity);
  forgetHere(id);
  return ownPasskeys(base);
}

/** Let the browser no longer offer a passkey that opens nothing; not all of them know how. */
export function forgetHere(id: string): void {
  const passkeys = PublicKeyCredential as Partial<typeof PublicKeyCredential>;
  const gone = passkeys.signalUnknownCredential?.({ rpId: location.hostname, credentialId: id });
  gone?.catch(() => undefined);
}

// Browsers have words of their own for this, but not all of them, and password managers break some.

function creation(
  asked: PublicKeyCredentialCreationOptionsJSON,
  name: string,
): PublicKeyCredentialCreationOptions {
  const { authenticatorSelection, pubKeyCredParams, rp, timeout, user } = asked;
  const known = (asked.excludeCredentials ?? []).map(({ id }) => fromBase64Url(id));
  return {
    attestation: "none",
    challenge: fromBase64Url(asked.challenge),
    excludeCredentials: known.map((id) => ({ type: "public-key", id })),
    pubKeyCredParams,
    rp,
    user: { id: fromBase64Url(user.id), name: name || user.name, displayName: name },
    ...(authenticatorSelection && { authenticatorSelection }),
    ...(timeout && { timeout }),
  };
}

function request(asked: PublicKeyCredentialRequestOptionsJSON): PublicKeyCredentialRequestOptions {
  const { challenge, rpId, timeout } = asked;
  return {
    challenge: fromBase64Url(challenge),
    userVerification: "preferred",
    ...(rpId && { rpId }),
    ...(timeout && { timeout }),
  };
}

function text(bytes: ArrayBuffer): string {
  return toBase64Url(new Uint8Array(bytes));
}
