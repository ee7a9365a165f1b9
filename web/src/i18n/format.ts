/** A number with a real minus sign. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
