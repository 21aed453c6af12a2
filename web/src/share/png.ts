/** Drawings of the page as a PNG: every look is written into them, since a picture by itself has no style sheets. */
import latin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import further from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";

/** What a drawing's style sheets say about its parts. */
const LOOKS = [
  "display",
  "visibility",
  "opacity",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "stroke-dashoffset",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "font-variant-numeric",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "translate",
  "rotate",
  "scale",
  "transform",
  "transform-origin",
  "transform-box",
] as const;

/** Pixels of the picture for one of the drawing's. */
const SHARP = 2;
const SVG = "http://www.w3.org/2000/svg";

/** A drawing made of SVGs one over another, as one picture. */
export async function pngOf(drawing: HTMLElement): Promise<Blob> {
  await settled(drawing);
  const { width, height } = drawing.getBoundingClientRect();
  const fonts = await typeface();
  const svg = flattened(drawing, width, height, fonts);
  const text = new XMLSerializer().serializeToString(svg);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * SHARP);
  canvas.height = Math.round(height * SHARP);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => {
      if (made) resolve(made);
      else reject(new Error("the picture could not be made"));
    }, "image/png");
  });
}

/** A drawing is placed once its width is known: it is done when its size stays the same. */
async function settled(drawing: HTMLElement): Promise<void> {
  let before = -1;
  for (let same = 0; same < 3;) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const now = drawing.offsetHeight + drawing.querySelectorAll("*").length;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

function flattened(root: HTMLElement, width: number, height: number, fonts: string): SVGElement {
  const whole = document.createElementNS(SVG, "svg");
  whole.setAttribute("width", String(width));
  whole.setAttribute("height", String(height));
  const style = document.createElementNS(SVG, "style");
  style.textContent = fonts;
  whole.append(style);
  const corner = root.getBoundingClientRect();
  for (const svg of root.querySelectorAll("svg")) {
    if (svg.parentElement?.closest("svg")) continue;
    const place = svg.getBoundingClientRect();
    const copy = looking(svg, svg.cloneNode(true) as SVGSVGElement);
    copy.removeAttribute("style");
    copy.setAttribute("overflow", "visible");
    copy.setAttribute("x", String(place.left - corner.left));
    copy.setAttribute("y", String(place.top - corner.top));
    copy.setAttribute("width", String(place.width));
    copy.setAttribute("height", String(place.height));
    whole.append(copy);
  }
  return whole;
}

/** Write into a copy how the original looks. */
function looking<One extends Element>(original: Element, copy: One): One {
  const looks = getComputedStyle(original);
  const said = LOOKS.map((look) => `${look}:${looks.getPropertyValue(look)}`);
  copy.removeAttribute("class");
  copy.setAttribute("style", said.join(";"));
  Array.from(original.children).forEach((child, i) => looking(child, copy.children[i]!));
  return copy;
}

let embedded: Promise<string> | undefined;

/** The page's typeface as part of the picture. */
function typeface(): Promise<string> {
  embedded ??= Promise.all([further, latin].map(face)).then((faces) => faces.join(""));
  return embedded;
}

async function face(address: string): Promise<string> {
  const font = await fetch(address).then((answer) => answer.blob());
  const url = await asDataUrl(font);
  return `@font-face{font-family:"Figtree Variable";font-weight:300 900;src:url(${url})}`;
}

export function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("the picture could not be read"));
    reader.readAsDataURL(blob);
  });
}
