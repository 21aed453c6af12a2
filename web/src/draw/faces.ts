/**
 * The faces of the bots, our own drawings in a field of 64. A shape with `both` is drawn a second time as its mirror
 * image. The fox, our mark, is the last of them.
 */
import { FOX } from "./fox";

export interface Shape {
  d: string;
  fill: string;
  both?: boolean;
}

export interface Face {
  /** What the face stands on. */
  ground: string;
  shapes: readonly Shape[];
}

export const MIRROR = FOX.mirror;

function oval(x: number, y: number, w: number, h = w): string {
  return `M${x - w} ${y}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`;
}

const DARK = "#2a2420";
const CREAM = "#fff3e2";

function eye(x: number, y: number, r: number): Shape[] {
  return [
    { d: oval(x, y, r, r * 1.1), fill: DARK, both: true },
    { d: oval(x + r * 0.35, y - r * 0.4, r * 0.32), fill: "#ffffff", both: true },
  ];
}

const HARE: Face = {
  ground: "#cfe3d4",
  shapes: [
    {
      d: "M25 31C16 27 12 12 16 4C18.5 1 23 5 25.5 12C27.5 18 28.5 25 28 30Z",
      fill: "#a98a6d",
      both: true,
    },
    {
      d: "M24.6 27C19 22 15.6 12 18 7.4C20 6.6 22.6 11 24 16C25 20 25.3 24 24.6 27Z",
      fill: "#e9b9a6",
      both: true,
    },
    {
      d: "M32 24C44 24 50 32 50 42C50 53 41 60 32 60C23 60 14 53 14 42C14 32 20 24 32 24Z",
      fill: "#b99a7c",
    },
    {
      d: "M32 44C38 40 46 44 45 50C43 57 37 60 32 60C27 60 21 57 19 50C18 44 26 40 32 44Z",
      fill: CREAM,
    },
    { d: "M28.6 44.4Q32 42.4 35.4 44.4Q34.6 47.6 32 48.4Q29.4 47.6 28.6 44.4Z", fill: "#c96f6a" },
    { d: "M29 51H31.7V56.5Q29 57 29 54Z", fill: "#ffffff", both: true },
    ...eye(23.5, 38, 3.1),
  ],
};

const MAGPIE: Face = {
  ground: "#dcd6ec",
  shapes: [
    {
      d: "M32 8C46 8 54 19 54 33C54 48 45 59 32 59C19 59 10 48 10 33C10 19 18 8 32 8Z",
      fill: "#23262f",
    },
    {
      d: "M32 8C39 8 45 10.8 49 15.6C43 15 37 17 32 21C27 17 21 15 15 15.6C19 10.8 25 8 32 8Z",
      fill: "#2f57a8",
    },
    { d: "M18 49C22 44 42 44 46 49C43 55.5 38 59 32 59C26 59 21 55.5 18 49Z", fill: "#fbfaf6" },
    { d: oval(22, 30, 6.4), fill: "#fbfaf6", both: true },
    ...eye(22.6, 30.4, 3.6),
    { d: "M26 35Q32 31 38 35Q36 45 32 50Q28 45 26 35Z", fill: "#e2a93a" },
    { d: "M27 39.4Q32 41.6 37 39.4Q36.6 41 36.2 42Q32 43.6 27.8 42Z", fill: "#a06f14" },
  ],
};

const HEDGEHOG: Face = {
  ground: "#f2dfb8",
  shapes: [
    {
      d: "M32 4L36 12L42 5.5L43.6 14L51 9.5L50 18L58 16.5L54.4 24.4L62 26L56 32L62 37.6L55 40.6L58.6 48L50 47.4L50 55L32 58L14 55L14 47.4L5.4 48L9 40.6L2 37.6L8 32L2 26L9.6 24.4L6 16.5L14 18L13 9.5L20.4 14L22 5.5L28 12Z",
      fill: "#6b4a33",
    },
    {
      d: "M32 20C43 20 51 28 51 39C51 51 42 59 32 59C22 59 13 51 13 39C13 28 21 20 32 20Z",
      fill: "#8a6346",
    },
    {
      d: "M32 30C36 23 47 27 47 38C47 50 39 58 32 58C25 58 17 50 17 38C17 27 28 23 32 30Z",
      fill: "#f3d9b4",
    },
    { d: "M26.6 47Q32 42.6 37.4 47Q36.6 52 32 53.4Q27.4 52 26.6 47Z", fill: DARK },
    { d: oval(20.6, 45.6, 3.2, 2.2), fill: "#e7a98c", both: true },
    ...eye(24.4, 38.4, 3.2),
  ],
};

const SQUIRREL: Face = {
  ground: "#d5e6ee",
  shapes: [
    {
      d: "M44 60C60 58 63 44 58 35C62 30 61 20 53 17C47 15 42 19 43 25C47 23 51 26 50 31C46 36 46 48 44 60Z",
      fill: "#8f3f16",
    },
    { d: "M17.4 25C12 16 12.6 8 15 3.4C17 8 22 10 26 17Z", fill: "#8f3f16", both: true },
    {
      d: "M30 15C42 15 49 25 49 37C49 50 40 60 30 60C20 60 11 50 11 37C11 25 18 15 30 15Z",
      fill: "#b8561f",
    },
    {
      d: "M30 40C35 35 45 38 45.6 43C46 52 38 60 30 60C22 60 14 52 14.4 43C15 38 25 35 30 40Z",
      fill: CREAM,
    },
    { d: "M26.6 42.6Q30 40.6 33.4 42.6Q32.8 45.6 30 46.6Q27.2 45.6 26.6 42.6Z", fill: DARK },
    {
      d: "M27.6 49.4H29.7V55Q27.6 55.4 27.6 53ZM30.3 49.4H32.4V53Q32.4 55.4 30.3 55Z",
      fill: "#ffffff",
    },
    { d: oval(21.4, 34.4, 3.2, 3.5), fill: DARK },
    { d: oval(38.6, 34.4, 3.2, 3.5), fill: DARK },
    { d: oval(22.5, 33.2, 1), fill: "#ffffff" },
    { d: oval(39.7, 33.2, 1), fill: "#ffffff" },
  ],
};

const OTTER: Face = {
  ground: "#c9dfe6",
  shapes: [
    { d: oval(14, 22, 5.6), fill: "#5f4331", both: true },
    { d: oval(14.4, 22.4, 2.8), fill: "#c39a7d", both: true },
    {
      d: "M32 11C46 11 54 21 54 35C54 50 45 58 32 58C19 58 10 50 10 35C10 21 18 11 32 11Z",
      fill: "#76543d",
    },
    {
      d: "M32 37C39 31 51 36 50 44C49 53 41 58 32 58C23 58 15 53 14 44C13 36 25 31 32 37Z",
      fill: "#f0dcc3",
    },
    { d: "M25.4 38.4Q32 33.6 38.6 38.4Q37.6 44.4 32 46Q26.4 44.4 25.4 38.4Z", fill: DARK },
    {
      d: "M31.4 46H32.6V50Q37 52.6 40.4 49.4L41.2 50.4Q36.8 54.6 32 51.6Q27.2 54.6 22.8 50.4L23.6 49.4Q27 52.6 31.4 50Z",
      fill: DARK,
    },
    {
      d: "M8 41L20 44L19.8 44.9L7.8 42.3ZM8 50L20.2 47.4L20.4 48.3L8.4 51.2Z",
      fill: "#4a3527",
      both: true,
    },
    ...eye(22, 29.4, 3),
  ],
};

const OWL: Face = {
  ground: "#e3dcc6",
  shapes: [
    {
      d: "M9.4 7C16 8.6 25 10 32 14C39 10 48 8.6 54.6 7C55 14 56 22 56 32C56 48 46 60 32 60C18 60 8 48 8 32C8 22 9 14 9.4 7Z",
      fill: "#6d5a49",
    },
    {
      d: "M12 30C12 21 19 17 25 18C29 18.6 31 21 32 25C33 21 35 18.6 39 18C45 17 52 21 52 30C52 40 44 46 32 46C20 46 12 40 12 30Z",
      fill: "#a68a6c",
    },
    { d: oval(21.6, 29, 8.4), fill: "#f6ead2", both: true },
    { d: oval(21.8, 29, 6), fill: "#f0b429", both: true },
    { d: oval(22.2, 29, 3.2), fill: DARK, both: true },
    { d: oval(23.3, 27.7, 1), fill: "#ffffff", both: true },
    { d: "M28 34Q32 31.6 36 34Q35 41 32 44Q29 41 28 34Z", fill: "#d9952b" },
    {
      d: "M22 49Q24 53 26 49ZM30 50.4Q32 54.4 34 50.4ZM26 55Q28 58.4 30 55Z",
      fill: "#cdb598",
      both: true,
    },
  ],
};

const REDFOX: Face = {
  ground: "#ffe3a3",
  shapes: [
    { d: FOX.head, fill: "#d8531d" },
    { d: FOX.ear, fill: "#8f2f09", both: true },
    { d: FOX.cheek, fill: CREAM, both: true },
    { d: FOX.eye, fill: DARK, both: true },
    { d: FOX.nose, fill: DARK },
  ],
};

const FACES: Readonly<Record<string, Face>> = {
  random: HARE,
  greedy: MAGPIE,
  novice: HEDGEHOG,
  casual: SQUIRREL,
  club: OTTER,
  expert: OWL,
  master: REDFOX,
};

/** The face of a bot, by its level. One of a server's that we do not know is an owl. */
export function faceOf(level: string): Face {
  return FACES[level] ?? OWL;
}
