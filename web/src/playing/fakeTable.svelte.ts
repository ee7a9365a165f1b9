/** A fake table for tests: seat A's view, and a record of everything that was sent. */
import type { Do, Schemas } from '../api/types'
import { seatView, type Placement, type SeatView, type Stage } from '../api/view'
import { samplePlayer, sampleBoard } from '../board/testData'
import type { Answer } from '../table/connection'
import type { LiveTable } from '../table/live.svelte'
import { TableController } from './controller.svelte'

type RawSeat = Omit<Schemas['SeatView'], 'seat'>
interface Tried {
  readonly moves?: readonly string[]
  readonly placed?: readonly Placement[]
}

const DONE: Answer = { status: 'done', number: 7, message: '', rule: null, result: null, repeated: false }

export class FakeTable {
  id = 'x'
  number = $state(7)
  connection = 'open'
  table = { status: 'playing', seats: [] }
  board = $state.raw(sampleBoard({ A: samplePlayer() }))
  mine = $state.raw<Record<string, SeatView>>({})
  log = []

  readonly sent: Do[] = []
  readonly asked: { why: string[]; tried: Tried[] } = { why: [], tried: [] }
  /** The answers to `try` and to other intents. */
  answerTry: (tried: Tried) => Promise<SeatView | null> = async () => Promise.resolve(null)
  answer: (wanted: Do) => Partial<Answer> = () => ({})
  readonly controller: TableController

  constructor(stage: Stage, seat: RawSeat) {
    this.show(stage, seat)
    this.controller = new TableController(this as unknown as LiveTable)
  }

  /** Show a new view of seat A. */
  tell(stage: Stage, seat: RawSeat): void {
    this.number += 1
    this.show(stage, seat)
  }

  private show(stage: Stage, seat: RawSeat): void {
    this.board = sampleBoard({ A: samplePlayer() }, { stage })
    this.mine = { A: seatView({ seat: 'A', ...seat }) }
  }

  async send(wanted: Do): Promise<Answer> {
    this.sent.push(wanted)
    return Promise.resolve({ ...DONE, ...this.answer(wanted) })
  }

  try(_seat: string, tried: Tried): Promise<SeatView | null> {
    this.asked.tried.push(tried)
    return this.answerTry(tried)
  }

  async why(_seat: string, target: string): Promise<{ message: string; rule: string }> {
    this.asked.why.push(target)
    return Promise.resolve({ message: `why not ${target}`, rule: 'R-TAKE-10' })
  }
}

/** A fake table with seat A in a stage. */
export function seated(stage: Stage, seat: RawSeat): FakeTable {
  return new FakeTable(stage, seat)
}
