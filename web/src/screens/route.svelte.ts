/** Where one is: the part of the address behind `#/`, so that any static host will do. */

export interface Route {
  /** The screen's name; "" for home. */
  name: string;
  args: string[];
}

function read(): Route {
  const parts = location.hash.replace(/^#\/?/, "").split("/");
  const [name = "", ...args] = parts.map((part) => decodeURIComponent(part));
  return { name, args };
}

let current = $state.raw<Route>(read());

let prepare: (name: string) => Promise<unknown> = () => Promise.resolve();

/** What has to be there before a screen is arrived at; until then the last one stays. */
export function beforeArriving(load: (name: string) => Promise<unknown>): void {
  prepare = load;
}

window.addEventListener("hashchange", async () => {
  const wanted = location.hash;
  // Whoever shows the screen finds out that it is missing.
  await prepare(read().name).catch(() => undefined);
  if (location.hash === wanted) current = read();
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
  location.replace(link(...parts));
}

/** A screen's address as a whole link, to be sent to somebody. */
export function fullLink(...parts: string[]): string {
  return location.href.split("#")[0] + link(...parts);
}
