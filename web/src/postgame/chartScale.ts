/** Axes, labels and line styles of charts. Each seat has its own dashes, so that nothing depends on colour alone. */
import type { Letter } from '../api/view'

export const DASHES: Record<Letter, string> = { A: '', B: '9 6', C: '2.5 6', D: '14 5 2.5 5' }

/** A scale with round steps. */
export function scaleFor(values: readonly number[]): { low: number; high: number; ticks: number[] } {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(1, ...values)
  const step = [1, 2, 5, 10, 20, 50].find((size) => (highest - lowest) / size <= 6) ?? 100
  const low = Math.floor(lowest / step) * step
  const high = Math.ceil(highest / step) * step
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, at) => low + at * step)
  return { low, high, ticks }
}

/** Moves labels apart that would overlap; their order stays. */
export function spreadLabels(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]!)
  const placed = [...heights]
  order.forEach((at, turn) => {
    const above = order[turn - 1]
    if (above !== undefined) placed[at] = Math.max(placed[at]!, placed[above]! + gap)
  })
  for (let turn = order.length - 1; turn >= 0; turn--) {
    const below = order[turn + 1]
    const limit = below === undefined ? lowest : placed[below]! - gap
    placed[order[turn]!] = Math.min(placed[order[turn]!]!, limit)
  }
  return placed
}
