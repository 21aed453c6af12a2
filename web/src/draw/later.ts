/** Act once what is being drawn is on the screen; returns how to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => (timer = setTimeout(act));
  // Nothing is painted of a page that nobody sees.
  const frame = document.hidden ? soon() : requestAnimationFrame(soon);
  return () => {
    if (typeof frame === "number") cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
