/**
 * Makes any element, HTML or SVG, a target: pick by click, Enter or space, inspect by hover, focus or long press, drag to
 * another target. Used as `{@attach spot(handler, 'tile:22', label)}`.
 */
import type { Attachment } from 'svelte/attachments'
import type { Target } from './targets'

/** Receives the events of targets; implemented in `controller.svelte.ts`. */
export interface TargetHandler {
  stateOf(target: Target): { lit: boolean; chosen: boolean }
  pick(target: Target, element?: Element): void
  /** Show what a target is; with `asked`, also why it is not lit. Null when the pointer leaves. */
  inspect(target: Target | null, element?: Element, asked?: boolean): void
  startDrag(from: Target): void
  drop(on: Target | null): void
}

const LONG_PRESS = 450
const DRAG_BEGINS = 6
const DWELL = 180 // before a hovered target is explained
/** Marks focus by pointer, which needs no focus ring: SVG elements match :focus-visible in any case. */
const POINTED = 'data-pointed'
export const BY_KEYBOARD = `:focus-visible:not([${POINTED}])`
const RESTS = 4 // pixels: smaller movements count as resting

/** The last known position of the mouse, and where something was last picked. */
let mouse: Position | null = null
let picked: Position | null = null
/** The timer of `DWELL`. It is shared, because redrawing the table replaces the element under the mouse. */
let dwellTimer = 0

interface Position {
  readonly x: number
  readonly y: number
}

const positionOf = ({ clientX: x, clientY: y }: MouseEvent): Position => ({ x, y })

/**
 * Whether the mouse was moved here. When the table changes under a resting mouse, the browser fires `pointerenter` for
 * the new element too, but then nobody has asked about it.
 */
function wasMovedHere(event: MouseEvent): boolean {
  const { x, y } = positionOf(event)
  if (mouse?.x === x && mouse.y === y) return false
  return picked === null || Math.hypot(x - picked.x, y - picked.y) > RESTS
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointermove', (event) => (mouse = positionOf(event)), { passive: true })
}

/** Attach the behaviour of a target. `label` is for screen readers; the state is added to it. */
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
  let longPressed = false
  let dragged = false

  const on = <K extends keyof GlobalEventHandlersEventMap>(
    name: K,
    listener: (event: GlobalEventHandlersEventMap[K]) => void,
  ): void => node.addEventListener(name, listener as EventListener, { signal })

  on('click', (event) => {
    event.stopPropagation()
    mouse = picked = positionOf(event)
    clearTimeout(dwellTimer)
    if (!longPressed && !dragged) handler.pick(target, node)
    longPressed = dragged = false
  })
  on('keydown', (event) => {
    node.removeAttribute(POINTED)
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    handler.pick(target, node)
  })
  on('focus', () => handler.inspect(target, node, node.matches(BY_KEYBOARD)))
  on('blur', () => node.removeAttribute(POINTED))
  on('blur', () => queueMicrotask(() => handler.inspect(null))) // a target that is removed loses its focus during the update
  on('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return
    handler.inspect(target, node)
    clearTimeout(dwellTimer)
    if (wasMovedHere(event)) {
      dwellTimer = window.setTimeout(() => node.isConnected && handler.inspect(target, node, true), DWELL)
    }
  })
  on('pointerleave', (event) => {
    clearTimeout(dwellTimer)
    if (event.pointerType === 'mouse') handler.inspect(null)
  })
  on('pointerdown', (event) => {
    node.setAttribute(POINTED, '')
    longPressed = dragged = false
    const from = { x: event.clientX, y: event.clientY }
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (event.pointerType !== 'mouse') {
        longPressed = true
        handler.inspect(target, node, true)
      }
    }, LONG_PRESS)
    const drag = new AbortController()
    addEventListener(
      'pointermove',
      (moved) => {
        if (dragged || Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < DRAG_BEGINS) return
        clearTimeout(timer)
        dragged = handler.stateOf(target).lit
        if (dragged) handler.startDrag(target)
      },
      { signal: drag.signal },
    )
    addEventListener(
      'pointerup',
      (up) => {
        clearTimeout(timer)
        drag.abort()
        if (dragged) handler.drop(targetAt(up.clientX, up.clientY))
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
