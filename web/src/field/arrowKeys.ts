/** Arrow keys move the focus to the nearest target in their direction: `{@attach arrowKeys}`. */
import type { Attachment } from 'svelte/attachments'

export interface Spot {
  readonly x: number
  readonly y: number
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const arrowKeys: Attachment = (region) => {
  const onKey = (event: Event): void => {
    const { key, target } = event as KeyboardEvent
    const direction = DIRECTIONS[key]
    const from = (target as Element).closest('[data-target]')
    if (!direction || !from) return
    const spots = [...region.querySelectorAll<SVGElement | HTMLElement>('[data-target]')].filter(
      (spot) => spot !== from,
    )
    const next = nearest(middleOf(from), spots.map(middleOf), direction)
    if (next === null) return
    event.preventDefault()
    spots[next]!.focus()
  }
  region.addEventListener('keydown', onKey)
  return () => region.removeEventListener('keydown', onKey)
}

/** The index of the nearest point within about 50° of the direction, or null. */
export function nearest(from: Spot, others: readonly Spot[], [right, down]: readonly [number, number]): number | null {
  let best: number | null = null
  let least = Infinity
  others.forEach((other, index) => {
    const along = (other.x - from.x) * right + (other.y - from.y) * down
    const beside = Math.abs((other.x - from.x) * down + (other.y - from.y) * right)
    const cost = along + beside
    if (along > 1 && beside < 1.2 * along && cost < least) {
      best = index
      least = cost
    }
  })
  return best
}

function middleOf(element: Element): Spot {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
