/** Our own icons, in a field of 24: lines are drawn, `solid` is filled. */
interface IconPaths {
  line?: string;
  solid?: string;
}

const PERSON =
  "M12 4.2a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4zM4.8 20c.5-4 3.3-6 7.2-6s6.7 2 7.2 6";
const PAGE = "M6 3.5h9l4 4v13H6zM15 3.5v4h4";

export const ICONS = {
  // Actions on the sheet.
  reroll: { line: "M19.2 13.2a7.4 7.4 0 1 1-1.6-6.1", solid: "M20.6 2.8v6.4h-6.4z" },
  extra: { line: "M4 12h8M8 8v8M15.5 8.4L18.4 6v12" },
  takeback: { line: "M8.2 7.6H14a5.2 5.2 0 0 1 0 10.4H6.5", solid: "M9.6 2.6v10L3.4 7.6z" },
  polish: { line: "M12 4v7M8.5 7.5h7M8.5 17.5h7M4.5 12.5l15-1" },
  joker: { line: "M12 3.2l2.5 5.6 6 .6-4.5 4 1.3 6-5.3-3.2-5.3 3.2 1.3-6-4.5-4 6-.6z" },
  mix: {
    line: "M3.5 7.5h3.2c4.6 0 5.6 9 10.2 9h1.6M3.5 16.5h3.2c1.9 0 3.1-1.6 4.2-3.5M13.4 10c.9-1.4 1.9-2.5 3.5-2.5h1.6",
    solid: "M17.4 4.2l4.4 3.3-4.4 3.3zM17.4 13.2l4.4 3.3-4.4 3.3z",
  },
  roll: { line: "M5 8.5l7-4 7 4v7.5l-7 4-7-4zM5 8.5l7 4 7-4M12 12.5V20" },
  pass: { line: "M5 5.5l8 6.5-8 6.5zM18.5 5.5v13" },
  // The table.
  undo: { line: "M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 9h-4" },
  redo: { line: "M15.5 5L20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 9h4" },
  reset: { line: "M11.5 5L7 9.5l4.5 4.5M7.5 9.5H15a4.5 4.5 0 0 1 0 9H8M3.5 5v9" },
  log: { line: "M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" },
  coach: {
    line: "M9.2 17.5h5.6M10 20.5h4M12 3.5a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.9H9.4c0-.9-.3-1.4-.9-1.9A6 6 0 0 1 12 3.5z",
  },
  dice: {
    line: "M4.5 4.5h15v15h-15z",
    solid:
      "M8.5 7a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3zM15.5 14a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3zM12 10.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z",
  },
  platter: {
    line: "M12 7c5.5 0 9 2.2 9 5s-3.5 5-9 5-9-2.2-9-5 3.5-5 9-5zM12 9.8c3.3 0 5.5.9 5.5 2.2s-2.2 2.2-5.5 2.2-5.5-.9-5.5-2.2 2.2-2.2 5.5-2.2z",
  },
  puzzle: {
    line: "M4 9.5h4.2c-1-3.4 4.6-3.4 3.6 0H16v4.2c3.4-1 3.4 4.6 0 3.6V21H4z",
  },
  lock: { line: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" },
  key: { line: "M8 11.5a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM11 13l8.5-8.5M15.5 8.5l3 3" },
  // People.
  person: { line: PERSON },
  people: {
    line: "M9 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 1 1 9 5zM2.8 19.5c.4-3.5 2.8-5.3 6.2-5.3s5.8 1.8 6.2 5.3M15.5 5.3a3.2 3.2 0 0 1 0 5.9M17.3 14.7c2.3.7 3.6 2.3 3.9 4.8",
  },
  bot: {
    line: "M5 8.5h14v10H5zM12 8.5V5M2.8 12v3.5M21.2 12v3.5M9.5 15.8h5",
    solid:
      "M12 2.6a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 1 1 0-2.8zM9 11a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6zM15 11a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6z",
  },
  chair: { line: "M7 3.5v17M7 13h10v7.5M7 4.5h6V13" },
  eye: {
    line: "M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6z",
  },
  trophy: {
    line: "M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4c0 3.5 1.3 5 3.7 5.3M16.5 5.5H20c0 3.5-1.3 5-3.7 5.3M12 14.5V18M8 20.5h8M9.5 18h5v2.5",
  },
  // Around the table.
  home: { line: "M3.5 11.5L12 4l8.5 7.5M6 9.8V20h12V9.8M10 20v-5.5h4V20" },
  new: { line: "M12 5v14M5 12h14" },
  settings: { line: "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M13 5v4M7 10v4M15 15v4" },
  rules: {
    line: "M12 6.5C10 5 7.3 4.5 4 4.5v13.5c3.3 0 6 .5 8 2 2-1.5 4.7-2 8-2V4.5c-3.3 0-6 .5-8 2zM12 6.5V20",
  },
  history: { line: "M4.6 9.5A8 8 0 1 1 4 12.8M4 4.8v5h5M12 8v4.5l3 2" },
  stats: { line: "M4 20h16M7 20v-6M12 20V9M17 20V5" },
  share: { line: "M12 14.5V4M8 7.5L12 3.5l4 4M6.5 11H5v9.5h14V11h-1.5" },
  link: {
    line: "M10 14a3.8 3.8 0 0 0 5.6.3l3-3a3.8 3.8 0 0 0-5.4-5.4l-1.3 1.3M14 10a3.8 3.8 0 0 0-5.6-.3l-3 3a3.8 3.8 0 0 0 5.4 5.4l1.3-1.3",
  },
  copy: { line: "M9 8.5h10.5v12H9zM15.5 8.5v-5H5v12h4" },
  download: { line: "M12 4v10.5M8 11l4 4 4-4M5 19.5h14" },
  upload: { line: "M12 15V4.5M8 8.5l4-4 4 4M5 19.5h14" },
  trash: { line: "M4.5 7h15M9 7V4h6v3M6.5 7l1 13.5h9l1-13.5M10.5 11v6M13.5 11v6" },
  language: {
    line: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zM3.5 12h17M12 3.5c2.5 2.5 3.7 5.3 3.7 8.5s-1.2 6-3.7 8.5c-2.5-2.5-3.7-5.3-3.7-8.5S9.5 6 12 3.5z",
  },
  sun: {
    line: "M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  },
  moon: { line: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" },
  device: { line: "M4 4.5h16v12H4zM8.5 20.5h7M12 16.5v4" },
  sound: { line: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.3 4.3 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" },
  mute: { line: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5" },
  motion: { line: "M3 8h9M2 12h7M4 16h6", solid: "M17 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z" },
  // Replay.
  play: { solid: "M7.5 4.5l12 7.5-12 7.5z" },
  pause: { solid: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z" },
  next: { line: "M9 5l7 7-7 7" },
  previous: { line: "M15 5l-7 7 7 7" },
  last: { line: "M5.5 5l7 7-7 7M17.5 5v14" },
  first: { line: "M18.5 5l-7 7 7 7M6.5 5v14" },
  branch: { line: "M7 4v16M7 14c0-4 10-2 10-8M14 8.5L17 5.5l3 3" },
  // Signs.
  check: { line: "M4.5 12.5l5 5 10-11" },
  close: { line: "M5.5 5.5l13 13M18.5 5.5l-13 13" },
  minus: { line: "M5 12h14" },
  more: {
    solid:
      "M5 10.3a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 1 1 0-3.4zM12 10.3a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 1 1 0-3.4zM19 10.3a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 1 1 0-3.4z",
  },
  help: { line: "M8.5 9a3.5 3.5 0 1 1 5.3 3c-1.2.7-1.8 1.4-1.8 2.7M12 18.7v.01" },
  info: { line: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zM12 11v5.5M12 7.6v.01" },
  warning: { line: "M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.01" },
  clock: { line: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zM12 7.5V12l3 2.5" },
  offline: {
    line: "M3 9.5c2-1.9 4.3-3 6.5-3.4M21 9.5a14 14 0 0 0-5.5-3M6.5 13.5a8 8 0 0 1 4-2.2M9.8 17.2a3.5 3.5 0 0 1 4.4 0M4 3.5l16 17M12 20.3v.01",
  },
  online: {
    line: "M3 9.5a13.5 13.5 0 0 1 18 0M6.3 13.4a8.5 8.5 0 0 1 11.4 0M9.6 17.1a3.7 3.7 0 0 1 4.8 0M12 20.3v.01",
  },
  fair: { line: "M12 4v16M7.5 20h9M5 7h14M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z" },
  sheet: { line: `${PAGE}M9 12h6M9 16h6` },
  record: { line: `${PAGE}M9.5 14l2 2 3.5-4` },
} as const satisfies Record<string, IconPaths>;

export type IconName = keyof typeof ICONS;

export function iconPaths(name: IconName): IconPaths {
  return ICONS[name];
}
