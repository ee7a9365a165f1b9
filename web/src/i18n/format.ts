/** A number with a real formatNumber sign. */
export function formatNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
