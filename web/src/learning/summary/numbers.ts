/** The scales of the game for the one-page summary; each is the rule named beside it. */

/** R-WINTER-04: the rent of the three winters. */
export const RENT = [
  { food: 2, thaler: 0 },
  { food: 2, thaler: 1 },
  { food: 1, thaler: 2 },
] as const

/** R-DEV-15 and R-DEV-12: points in the order of buyers, and what pays for a distant tile. */
export const LEVELS = [
  { level: 1, points: [1], fee: [] },
  { level: 2, points: [2, 1], fee: ['coal', 'wood', 'food'] },
  { level: 3, points: [3, 2, 1], fee: ['coal'] },
  { level: 4, points: [4, 3, 2, 1], fee: ['food'] },
] as const

/** R-WINTER-03: points for coal on the farm; each further coal brings one more. */
export const WINTER_COAL = [
  [3, 2],
  [4, 3],
  [5, 4],
  [6, 5],
] as const

/** R-END-05 and R-END-08: points for 1, 2, 3, 4 of a kind. */
export const BUILDINGS = [1, 3, 6, 10] as const
export const THALER = [2, 5, 9, 14] as const

/** R-ORDER-01: what a disk of the first take counts for the turn order. */
export const DISK_VALUES = [
  ['black', 1],
  ['brown', 2],
  ['yellow', 3],
] as const

/** R-PINGE-10: for emptying the Pinge, by year. */
export const PINGE_BONUS = [2, 1, 0] as const
