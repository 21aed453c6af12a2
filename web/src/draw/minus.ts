/** A number as it is printed: with a minus sign, not a hyphen. */
export function printed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
