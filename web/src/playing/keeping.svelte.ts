/** Winter: goods are picked and put into the places that keep them, then sent as one move. */
import type { Good } from '../api/types'
import { mayAdd, NOTHING, PLACES, storeMove, storeMoves, type Kept, type Place } from './storing'
import type { Standing, Target } from './targets'
import type { Turn } from './turn.svelte'

export class Keeping {
  kept = $state.raw<Kept>(NOTHING)

  constructor(private readonly turn: Turn) {}

  get now(): boolean {
    return this.turn.stage === 'storing'
  }

  get move(): string {
    return storeMove(this.kept)
  }

  get begun(): boolean {
    return this.kept !== NOTHING
  }

  /** Null: this has nothing to do with storing. */
  standing(target: Target): Standing | null {
    const [kind, name = ''] = target.split(':')
    const good = this.inHand
    if (kind === 'store') {
      const place = name as Place
      return { lit: good !== null && mayAdd(this.kept, place, good, this.moves), chosen: this.kept[place].length > 0 }
    }
    if (kind !== 'good' || name === 'thaler' || this.moves.length === 0) return null
    const lit = PLACES.some((place) => mayAdd(this.kept, place, name as Good, this.moves))
    return { lit, chosen: this.turn.picked === target }
  }

  /** Take a good into the hand, put it into a place, or empty the place. False: this is not about storing. */
  pick(target: Target): boolean {
    const [kind, name = ''] = target.split(':')
    if (kind === 'store') {
      this.pickPlace(name as Place)
      return true
    }
    if (!this.standing(target)?.lit) return false
    this.turn.picked = this.turn.picked === target ? null : target
    return true
  }

  forget(): void {
    this.kept = NOTHING
  }

  private pickPlace(place: Place): void {
    const good = this.inHand
    if (good && mayAdd(this.kept, place, good, this.moves)) {
      this.kept = { ...this.kept, [place]: [...this.kept[place], good] }
      this.turn.picked = null
    } else if (this.kept[place].length > 0) this.kept = { ...this.kept, [place]: [] }
  }

  private get inHand(): Good | null {
    return (this.turn.picked?.split(':')[1] as Good | undefined) ?? null
  }

  private get moves(): string[] {
    return storeMoves(this.turn.legal)
  }
}
