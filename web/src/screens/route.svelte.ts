/** Where one is: the part of the address behind `#/`, so that any static host will do. */

export interface Route {
  /** The screen's name; "" for home. */
  name: string;
  args: string[];
}

function read(): Route {
  const parts = location.hash.replace(/^#\/?/, "").split("/");
  const [name = "", ...args] = parts.map(decoded);
  return { name, args };
}

/** An address that was cut off or typed may be no text at all: it leads to no screen. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw<Route>(read());

let prepare: (name: string) => Promise<unknown> = () => Promise.resolve();

/** What has to be there before a screen is arrived at; until then the last one stays. */
export function beforeArriving(load: (name: string) => Promise<unknown>): void {
  prepare = load;
}

/** How many screens of this page lie behind the one that is shown; kept with each of them. */
let behind = depth() ?? 0;
let instead = false;

function depth(): number | undefined {
  return (history.state as { depth?: number } | null)?.depth;
}

/** A screen that was seen before knows its place; a new one lies on top, or where the last one lay. */
function keepPlace(): void {
  behind = depth() ?? (instead ? behind : behind + 1);
  instead = false;
  history.replaceState({ depth: behind }, "");
}

window.addEventListener("hashchange", async () => {
  const seen = depth() !== undefined;
  keepPlace();
  const wanted = location.hash;
  // Whoever shows the screen finds out that it is missing.
  await prepare(read().name).catch(() => undefined);
  if (location.hash !== wanted) return;
  current = read();
  // A new screen is read from its top; where one comes back to, the browser knows.
  if (!seen) window.scrollTo(0, 0);
});

export function route(): Route {
  return current;
}

/** The address of a screen. */
export function link(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

export function go(...parts: string[]): void {
  location.hash = link(...parts);
}

/** As `go`, when the way back should not lead here. */
export function goInstead(...parts: string[]): void {
  instead = link(...parts) !== location.hash;
  location.replace(link(...parts));
}

/** Back to where one came from; whoever came from outside goes to `otherwise`, an address. */
export function goBack(otherwise: string): void {
  if (behind > 0) {
    history.back();
  } else {
    instead = otherwise !== location.hash;
    location.replace(otherwise);
  }
}

/** A screen's address as a whole link, to be sent to somebody. */
export function fullLink(...parts: string[]): string {
  return location.href.split("#")[0] + link(...parts);
}
