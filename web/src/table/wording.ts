/** What to do now, what one would leave undone, and the one word that commits: the texts of header and bar. */
import type { SeatView } from '../api/types'
import type { Choosing } from '../playing/choosing.svelte'
import { loaded } from '../playing/draft'
import { t } from '../i18n/texts.svelte'

/** What the player should do now, in a few words. */
export function todoOf(choosing: Choosing): string {
  const { live, stage, myTurn } = choosing
  if (live.table.status === 'over') return t('web-todo-over')
  if (live.table.paused) return t('web-todo-paused')
  if (deserted(live.table.seats)) return t('web-todo-deserted')
  if (myTurn) return t(`web-todo-${stage.replaceAll(' ', '-')}`)
  if (choosing.planning && choosing.ready) return t('web-todo-ready')
  const names = live.table.seats.filter((seat) => seat.pending).map((seat) => seat.name)
  return names.length > 0 ? t('web-todo-waiting', { names: names.join(', ') }) : t('web-todo-running')
}

/** Whether all people have left: the server lets the bots wait for them. */
function deserted(seats: readonly SeatView[]): boolean {
  const people = seats.filter((seat) => seat.kind === 'person' && seat.away !== 'conceded')
  return people.length > 0 && people.every((seat) => seat.away)
}

/** One more sentence: what the try would bring, or what is left over. */
export function hintOf(choosing: Choosing): string {
  const { my, live } = choosing
  if (!my && live.table.status === 'playing') return t('web-table-watching')
  const away = live.table.seats.find((seat) => seat.seat === my?.seat)?.away
  if (away && away !== 'conceded') return t('web-hint-away')
  if (!choosing.myTurn) return ''
  if (choosing.planning) return planHint(choosing)
  if (choosing.taken) return takeHint(choosing)
  if (choosing.stage === 'storing') return choosing.picked ? t('web-hint-store-place') : t('web-hint-store')
  if (choosing.stage === 'working') return t('web-hint-working')
  return choosing.stage.startsWith('taking') ? t('web-hint-taking') : ''
}

function takeHint(choosing: Choosing): string {
  const look = choosing.preview
  if (!look) return ''
  const told = look.told.join(' ')
  return look.place === null ? told : `${told} ${t('web-hint-place', { place: look.place })}`.trim()
}

function planHint(choosing: Choosing): string {
  const problem = choosing.plan.problem
  if (problem) return t('web-hint-plan-problem', { worker: t(`worker-${problem.worker}`), reason: problem.message })
  if (choosing.picked) return t('web-hint-plan-place')
  const left = choosing.plan.free.black + choosing.plan.free.brown + choosing.plan.free.yellow
  if (left > 0) return t('web-hint-plan-left', { count: left })
  const unpaid = choosing.plan.workers.filter((worker) => !loaded(choosing.draft, worker))
  return unpaid.length > 0 ? t('web-hint-plan-idle', { worker: t(`worker-${unpaid[0]}`) }) : t('web-hint-plan-full')
}

/** The commit button; null when there is nothing to commit in this phase. */
export function commitOf(choosing: Choosing): { word: string; enabled: boolean } | null {
  const { live, stage, planning, ready } = choosing
  if (live.table.status !== 'playing' || !choosing.my) return null
  const sending = live.sending || live.connection !== 'open'
  if (planning) {
    if (ready) return { word: t('web-commit-change'), enabled: !sending }
    return {
      word: t('web-commit-ready'),
      enabled: !sending && choosing.preview?.plan != null && choosing.plan.problem === null,
    }
  }
  if (!choosing.myTurn) return { word: todoOf(choosing), enabled: false }
  if (stage.startsWith('taking')) return { word: t('web-commit-take'), enabled: !sending && choosing.taken !== null }
  if (stage === 'storing')
    return { word: t('web-commit-store'), enabled: !sending && choosing.legal.includes(choosing.commitMove ?? '') }
  if (choosing.legal.includes('end')) return { word: t('web-commit-end'), enabled: !sending }
  return null
}
