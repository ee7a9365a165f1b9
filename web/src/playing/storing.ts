/** Storing for the winter: one good or two in each place, as one move. */
import type { Good } from '../api/types'

export type Place = 'farm' | 'barn' | 'storage'
export type Kept = Record<Place, readonly Good[]>

export const NOTHING: Kept = { farm: [], barn: [], storage: [] }
export const PLACES: readonly Place[] = ['farm', 'barn', 'storage']

/** What a move keeps: `store farm wood storage coal wood`. */
export function keptBy(move: string): Kept {
  const kept: Record<Place, Good[]> = { farm: [], barn: [], storage: [] }
  let place: Place | null = null
  for (const word of move.split(' ').slice(1)) {
    if (word === 'farm' || word === 'barn' || word === 'storage') place = word
    else if (place && word !== 'nothing') kept[place].push(word as Good)
  }
  return kept
}

/** The move that keeps these goods. */
export function storeMove(kept: Kept): string {
  const parts = PLACES.filter((place) => kept[place].length > 0).map(
    (place) => `${place} ${[...kept[place]].sort().join(' ')}`,
  )
  return `store ${parts.join(' ') || 'nothing'}`
}

/** Whether a place could keep this good beside what is kept so far. */
export function mayAdd(kept: Kept, place: Place, good: Good, moves: readonly string[]): boolean {
  return moves.includes(storeMove({ ...kept, [place]: [...kept[place], good] }))
}

/** The moves of a winter that store something or nothing. */
export function storeMoves(moves: readonly string[]): string[] {
  return moves.filter((move) => move.startsWith('store '))
}
