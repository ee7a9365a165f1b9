/** Where the tutorial's guide points, and where its panel is placed. */
import type { Placement } from '../api/view'
import { composed, type TutorialStep, type Look } from './tutorialProgress'
import { nextToPlace } from './planChecklist'

/** The commit button of the bar. */
export const COMMIT = '.bar .go'

/** Selectors of the parts of the table that a lesson can show. */
export const LOOK_SELECTORS: Record<Look, string> = {
  table: '',
  water: '[data-target="water"]',
  pools: '[data-target^="pool:"]',
  order: 'header .order',
  workers: '[data-target^="worker:"], [data-target^="disk:"]',
  pinge: '[data-target="coal:pinge"], [data-target="prop:pinge"], [data-target="water"]',
  field: '[data-target^="tile:"]',
  farm: '[data-target^="good:"], [data-target^="store:"]',
  score: 'header .order',
}

/** The learner's choices so far. */
export interface Choices {
  readonly chosen: string | null
  readonly picked: string | null
  readonly placed: readonly Placement[]
}

/** The selector to point at: the next click, or the part that the lesson explains. */
export function targetSelector(step: TutorialStep, made: number, { chosen, picked, placed }: Choices): string {
  const move = step.moves[made]
  if (move === undefined) return LOOK_SELECTORS[step.look]
  if (composed(step)) return selector(nextToPlace(step.placed ?? [], placed, picked))
  return selector(chosen === move ? null : (step.targets?.[made]?.at(-1) ?? null))
}

function selector(target: string | null): string {
  return target ? `[data-target="${target}"]` : COMMIT
}

/** The phone tab that contains a target. */
export function tabOf(selected: string): string | null {
  if (selected.includes('pool:')) return '[data-tab="pools"]'
  if (selected.includes('tile:')) return '[data-tab="field"]'
  return selected.includes('data-target') ? '[data-tab="mine"]' : null
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The bounding box of several boxes. */
export function boundingBox(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y }
}

/** The area of a box that another one covers. */
export function overlapArea(box: Box, by: Box): number {
  const width = Math.min(box.x + box.width, by.x + by.width) - Math.max(box.x, by.x)
  const height = Math.min(box.y + box.height, by.y + by.height) - Math.max(box.y, by.y)
  return Math.max(0, width) * Math.max(0, height)
}

/**
 * The best position in `room` for a panel of this size. It covers as little of `keep` as possible (the first box counts
 * most), then prefers its current position, then corners, then nearness.
 */
export function placePanel(
  size: { width: number; height: number },
  room: Box,
  keep: readonly Box[],
  now: { x: number; y: number } | null,
): { x: number; y: number } {
  const columns = [room.x + room.width - size.width, room.x, room.x + (room.width - size.width) / 2]
  const rows = [room.y + room.height - size.height, room.y, room.y + (room.height - size.height) / 2]
  const places = rows.flatMap((y, row) => columns.map((x, column) => ({ x, y, middle: row === 2 || column === 2 })))
  const cost = ({ x, y, middle }: (typeof places)[number]): number => {
    const box = { x, y, ...size }
    const hidden = keep.reduce((sum, one, at) => sum + overlapArea(one, box) * (at === 0 ? 20 : 1), 0)
    const moved = now && Math.hypot(x - now.x, y - now.y) > 60 ? 400 : 0
    return hidden + moved + (middle ? 300 : 0) + (keep[0] ? distance(box, keep[0]) / 4 : 0)
  }
  const { x, y } = places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
  return { x, y }
}

function distance(one: Box, other: Box): number {
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  )
}
