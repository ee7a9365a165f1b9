/** A number with a typographic minus sign. */
export function formatNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
