/** The winter to come in numbers for its panel. */
import type { WinterLook } from '../api/types'

/** How many goods can be kept with what is there now, and the points of the best way to keep them. */
export function keeping(winter: WinterLook): { goods: number; points: number } {
  let [goods, points] = [0, 0]
  for (const { ways } of winter.places) {
    const possible = ways.filter(({ there }) => there)
    goods += Math.max(0, ...possible.map((way) => way.goods.length))
    points += Math.max(0, ...possible.map((way) => way.points))
  }
  return { goods, points }
}

/** The rent, one line for each good that is due. */
export function rent(winter: WinterLook): { good: 'food' | 'thaler'; due: number; there: number }[] {
  const lines = [
    { good: 'food', due: winter.food_due, there: winter.food },
    { good: 'thaler', due: winter.thaler_due, there: winter.thaler },
  ] as const
  return lines.filter(({ due }) => due > 0)
}
