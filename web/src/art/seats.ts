/** Each seat has a colour and a house mark, so that nothing depends on colour alone. */
import type { Letter } from '../api/view'

export interface SeatMark {
  readonly colour: string // a CSS variable
  readonly icon: string
}

export const SEAT_MARKS: Record<Letter, SeatMark> = {
  A: { colour: 'var(--red)', icon: 'p-red' },
  B: { colour: 'var(--green)', icon: 'p-green' },
  C: { colour: 'var(--blue)', icon: 'p-blue' },
  D: { colour: 'var(--violet)', icon: 'p-violet' },
}
