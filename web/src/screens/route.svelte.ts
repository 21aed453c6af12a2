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

window.addEventListener("hashchange", () => {
  current = read();
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
