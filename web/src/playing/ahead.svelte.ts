/** Looking ahead: the server tries what is chosen but not sent, and tells what it would lead to. */
import { api } from '../api/client'
import type { Letter, Look, MoveInWords } from '../api/types'
import { language } from '../i18n/texts.svelte'
import type { Draft } from './draft'
import type { Turn } from './turn.svelte'

/** What the server is asked to try. */
export interface Question {
  readonly seat: Letter | null
  readonly after: number
  readonly moves: readonly string[]
  readonly plan: Draft | null
}

export class Ahead {
  private answer = $state.raw<{ readonly question: Question; readonly look: Look } | null>(null)
  private words = $state.raw(new Map<string, string>()) // of the moves that are legal before anything is tried
  private asked = 0

  constructor(private readonly turn: Turn) {}

  /** What the tries lead to; nothing of what another seat at this screen tried. */
  found = $derived.by((): Look | null => {
    const seat = this.turn.my?.seat ?? null
    return this.answer?.question.seat === seat ? this.answer.look : null
  })

  /** The legal moves with the server's words, as soon as they are here. */
  inWords = $derived.by((): MoveInWords[] => {
    const words = new Map(this.found?.moves.map((move) => [move.text, move.words]))
    const said = (text: string): string => words.get(text) ?? this.words.get(text) ?? text
    return this.turn.my?.moves.map((move) => ({ ...move, words: said(move.text) })) ?? []
  })

  /** Ask what the tries lead to; only the newest answer counts. */
  async ask(question: Question): Promise<void> {
    const mine = ++this.asked
    try {
      const found = await this.look(question)
      if (mine !== this.asked) return
      this.answer = { question, look: found }
      if (question.moves.length === 0) this.words = new Map(found.moves.map((move) => [move.text, move.words]))
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem // a refusal or a lost connection: the next change asks again
    }
  }

  /** What a plan leads to: known, or asked for now; null if there is no answer. */
  async planned(question: Question): Promise<Look['plan']> {
    if (!this.knows(question)) await this.ask(question)
    return this.knows(question) ? (this.answer?.look.plan ?? null) : null
  }

  private knows({ seat, plan }: Question): boolean {
    return this.answer?.question.seat === seat && this.answer.question.plan === plan
  }

  look(question: Partial<Question>): Promise<Look> {
    return api.post<Look>(`/tables/${this.turn.live.id}/look`, { ...question, language: language() })
  }
}
