/** What each worker's load would bring, short enough for a chip beside him. */
import type { WorkerLook } from '../api/types'
import type { Chip, Chips } from '../board/chip'
import { t } from '../i18n/texts.svelte'

const ICONS = { food: 'food', wood: 'wood', coal: 'coal', lift: 'coal', water: 'water', thaler: 'thaler' } as const

/** A chip for every worker who has something to do and has not done it. */
export function chipsOf(workers: readonly WorkerLook[]): Chips {
  const chips: Chips = {}
  for (const look of workers) {
    const chip = chipOf(look)
    if (chip) chips[look.worker] = chip
  }
  return chips
}

function chipOf(look: WorkerLook): Chip | null {
  if (look.done) return null
  const deed = look.deeds[0]
  if (!deed) return look.why ? { icon: 'ui-why', text: look.why.message, idle: true } : null
  if (deed.does === 'tile' && deed.tile) {
    return { icon: `dev-${deed.tile}`, text: t(`tile-${deed.tile}`), points: deed.points }
  }
  const extra = { ...(deed.bonus ? { bonus: deed.bonus } : {}), ...(deed.synergy ? { synergy: deed.synergy } : {}) }
  const points = deed.points ? { points: deed.points } : {}
  return {
    icon: ICONS[deed.does as keyof typeof ICONS],
    text: t(`web-chip-${deed.does}`, { amount: deed.amount }),
    ...points,
    ...extra,
  }
}
