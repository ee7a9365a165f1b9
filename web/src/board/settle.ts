/** Pieces keep who they are when the board changes, so that each can be seen to move from its old place to the new. */

export interface Slot {
  readonly key: string // a place; the same place in the next picture has the same key
  readonly kind: string // pieces only move to places of their kind
}

export interface Settled<S extends Slot> {
  readonly id: number
  readonly slot: S
}

/** Who stays where he is keeps his place; new places are filled by those who lost theirs, then from the supply. */
export function settle<S extends Slot>(before: readonly Settled<S>[], slots: readonly S[]): Settled<S>[] {
  const at = new Map(before.map((piece) => [`${piece.slot.kind} ${piece.slot.key}`, piece.id]))
  const wanted = new Set(slots.map((slot) => `${slot.kind} ${slot.key}`))
  const homeless = before.filter((piece) => !wanted.has(`${piece.slot.kind} ${piece.slot.key}`))
  let next = 1 + Math.max(0, ...before.map((piece) => piece.id))
  const settled = slots.map((slot) => {
    const staying = at.get(`${slot.kind} ${slot.key}`)
    if (staying !== undefined) return { id: staying, slot }
    const mover = homeless.findIndex((piece) => piece.slot.kind === slot.kind)
    const id = mover >= 0 ? homeless.splice(mover, 1)[0]!.id : next++
    return { id, slot }
  })
  return settled.sort((one, other) => one.id - other.id)
}
