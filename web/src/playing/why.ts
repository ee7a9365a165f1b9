/** Why something cannot be done: what is known already, else what the server says about the move that was meant. */
import { api } from '../api/client'
import type { Look } from '../api/types'
import { triedMove } from './meaning'
import type { Target } from './targets'
import type { Note, Turn } from './turn.svelte'

interface Answer {
  readonly legal: boolean
  readonly rules: readonly string[]
  readonly reasons: readonly string[]
}

/** The reason, or null if there is none or nobody answers: looking must never disturb. */
export async function whyNot(target: Target, turn: Turn, ahead: Look | null): Promise<Note | null> {
  const known = knownReason(target, ahead, turn.planning)
  if (known) return { text: known.message, rule: known.rule, tone: 'why' }
  const move = turn.player && triedMove(target, turn.player, turn.stage)
  if (!turn.my || !move || !turn.playing) return null
  try {
    const { live, my } = turn
    const answer = await api.post<Answer>(`/tables/${live.id}/why`, { seat: my.seat, after: live.number, move })
    return answer.legal
      ? null
      : { text: answer.reasons.map(withoutRule).join(' '), rule: answer.rules[0] ?? null, tone: 'why' }
  } catch {
    return null
  }
}

/** The look ahead tells it of developments and, while working, of workers. */
export function knownReason(
  target: Target,
  ahead: Look | null,
  planning: boolean,
): { message: string; rule: string | null } | null {
  const [kind, name = ''] = target.split(':')
  if (kind === 'tile') return ahead?.field[name]?.why ?? null
  if (kind !== 'worker' || planning) return null
  return ahead?.workers.find((one) => one.worker === name)?.why ?? null
}

/** The sentence of a reason; its rule is shown as a link beside it. */
export function withoutRule(reason: string): string {
  return reason.replace(/^R-[A-Z]+-\d+[a-z]?: /, '')
}
