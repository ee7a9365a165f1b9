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
  found = $state.raw<Look | null>(null)
  private tried: Draft | null = null // the plan that this is about
  private words = $state.raw(new Map<string, string>()) // of the moves that are legal before anything is tried
  private asked = 0

  constructor(private readonly turn: Turn) {}

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
      this.found = found
      this.tried = question.plan
      if (question.moves.length === 0) this.words = new Map(found.moves.map((move) => [move.text, move.words]))
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem // a refusal or a lost connection: the next change asks again
    }
  }

  /** What a plan leads to: known, or asked for now; null if there is no answer. */
  async planned(question: Question): Promise<Look['plan']> {
    if (this.tried !== question.plan) await this.ask(question)
    return this.tried === question.plan ? (this.found?.plan ?? null) : null
  }

  look(question: Partial<Question>): Promise<Look> {
    return api.post<Look>(`/tables/${this.turn.live.id}/look`, { ...question, language: language() })
  }
}
