/** A target handler for demos: these targets are lit, those are chosen. */
import type { TargetHandler } from '../src/playing/spot'

export function somePlay(lit: readonly string[], chosen: readonly string[] = []): TargetHandler {
  return {
    stateOf: (target) => ({ lit: lit.includes(target), chosen: chosen.includes(target) }),
    pick: (target) => console.log('pick', target),
    inspect: () => undefined,
    startDrag: () => undefined,
    drop: () => undefined,
  }
}
