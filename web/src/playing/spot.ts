/**
 * Makes any element, HTML or SVG, a spot of the table: pick by click, Enter or space, look by hover, focus or long
 * press, drag from one spot to another. Used as `{@attach spot(handler, 'tile:22', label)}`.
 */
import type { Attachment } from 'svelte/attachments'
import type { Target } from './targets'

/** What a spot tells: the table's side of it is in `controller.svelte.ts`. */
export interface TargetHandler {
  stateOf(target: Target): { lit: boolean; chosen: boolean }
  pick(target: Target, element?: Element): void
  /** Say what this is; if it was asked for, also why it cannot be used. Null when the look is over. */
  look(target: Target | null, element?: Element, asked?: boolean): void
  carry(from: Target): void
  drop(on: Target | null): void
}

const LONG_PRESS = 450
const DRAG_BEGINS = 6
const DWELLS = 180 // whoever only crosses something asks nothing
/** Whoever points at something sees where they are: only the keyboard needs a ring. SVG has one for both. */
const POINTED = 'data-pointed'
export const BY_KEYBOARD = `:focus-visible:not([${POINTED}])`
const RESTS = 4 // pixels: less is a hand that trembles

/** Where the mouse was last heard of, and where something was last picked. */
let heard: Place | null = null
let picked: Place | null = null
/** Until what the mouse points at is asked about. A redrawn table keeps it: the spot below the mouse is the same. */
let dwelling = 0

interface Place {
  readonly x: number
  readonly y: number
}

const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Place => ({ x, y })

/**
 * Whether the mouse came here by itself. When the table changes below a mouse that rests, the browser says that it
 * entered what lies there now; but nobody has asked about that.
 */
function cameByItself(event: MouseEvent): boolean {
  const { x, y } = placeOf(event)
  if (heard?.x === x && heard.y === y) return false
  return picked === null || Math.hypot(x - picked.x, y - picked.y) > RESTS
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointermove', (event) => (heard = placeOf(event)), { passive: true })
}

/** Attach a spot. `label` is what a screen reader says; the state is added to it. */
export function spot(handler: TargetHandler | null, target: Target, label: string): Attachment {
  return (node) => {
    if (!handler) return
    const standing = handler.stateOf(target)
    node.setAttribute('role', 'button')
    node.setAttribute('tabindex', '0')
    node.setAttribute('data-target', target)
    node.setAttribute('aria-label', label)
    node.setAttribute('aria-disabled', String(!standing.lit))
    node.setAttribute('aria-pressed', String(standing.chosen))
    node.classList.toggle('lit', standing.lit)
    node.classList.toggle('chosen', standing.chosen)
    return listen(node as HTMLElement | SVGElement, handler, target)
  }
}

function listen(node: HTMLElement | SVGElement, handler: TargetHandler, target: Target): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer = 0
  let lookedLong = false
  let carried = false

  const on = <K extends keyof GlobalEventHandlersEventMap>(
    name: K,
    heard: (event: GlobalEventHandlersEventMap[K]) => void,
  ): void => node.addEventListener(name, heard as EventListener, { signal })

  on('click', (event) => {
    event.stopPropagation()
    heard = picked = placeOf(event)
    clearTimeout(dwelling)
    if (!lookedLong && !carried) handler.pick(target, node)
    lookedLong = carried = false
  })
  on('keydown', (event) => {
    node.removeAttribute(POINTED)
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    handler.pick(target, node)
  })
  on('focus', () => handler.look(target, node, node.matches(BY_KEYBOARD)))
  on('blur', () => node.removeAttribute(POINTED))
  on('blur', () => queueMicrotask(() => handler.look(null))) // a spot that disappears loses its focus while the page is changing
  on('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return
    handler.look(target, node)
    clearTimeout(dwelling)
    if (cameByItself(event)) {
      dwelling = window.setTimeout(() => node.isConnected && handler.look(target, node, true), DWELLS)
    }
  })
  on('pointerleave', (event) => {
    clearTimeout(dwelling)
    if (event.pointerType === 'mouse') handler.look(null)
  })
  on('pointerdown', (event) => {
    node.setAttribute(POINTED, '')
    lookedLong = carried = false
    const from = { x: event.clientX, y: event.clientY }
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (event.pointerType !== 'mouse') {
        lookedLong = true
        handler.look(target, node, true)
      }
    }, LONG_PRESS)
    const drag = new AbortController()
    addEventListener(
      'pointermove',
      (moved) => {
        if (carried || Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < DRAG_BEGINS) return
        clearTimeout(timer)
        carried = handler.stateOf(target).lit
        if (carried) handler.carry(target)
      },
      { signal: drag.signal },
    )
    addEventListener(
      'pointerup',
      (up) => {
        clearTimeout(timer)
        drag.abort()
        if (carried) handler.drop(targetAt(up.clientX, up.clientY))
      },
      { signal: drag.signal },
    )
    addEventListener(
      'pointercancel',
      () => {
        clearTimeout(timer)
        drag.abort()
      },
      { signal: drag.signal },
    )
  })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

function targetAt(x: number, y: number): Target | null {
  const found = document.elementsFromPoint(x, y).find((element) => element.closest('[data-target]'))
  return (found?.closest('[data-target]')?.getAttribute('data-target') as Target | null) ?? null
}
