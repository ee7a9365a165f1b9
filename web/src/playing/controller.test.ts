import { describe, expect, it, vi } from 'vitest'
import type { Schemas } from '../api/types'
import { seatView } from '../api/view'
import { seated } from './fakeTable.svelte'

type RawMove = Schemas['MoveView']
const move = (name: string, targets: string[], more: Partial<RawMove> = {}): RawMove => ({
  move: name,
  button: `Do ${name}`,
  does: `It does ${name}.`,
  targets,
  ...more,
})

const BLACK = move('black', ['pool:1:black'], { commit: 'after choosing' })
const BROWN = move('brown', ['pool:2:brown'], { commit: 'after choosing' })
const DIG = move('dig', ['coal:pinge', 'worker:farmer'])
const ONE = move('one', ['tile:11'])
const OTHER = move('other', ['tile:11'])
const END = move('end', [], { commit: 'button' })

describe('what is lit', () => {
  it('is what a legal move names, and nothing else', () => {
    const { controller } = seated('working', { moves: [DIG, END] })
    expect(controller.stateOf('coal:pinge').lit).toBe(true)
    expect(controller.stateOf('worker:farmer').lit).toBe(true)
    expect(controller.stateOf('coal:tunnel').lit).toBe(false)
  })

  it('says what it would do', () => {
    const { controller } = seated('working', { moves: [ONE, OTHER] })
    expect(controller.describeMoves('tile:11')).toEqual(['It does one.', 'It does other.'])
  })
})

describe('picking', () => {
  it('chooses what is to be committed, and lets go of it again', async () => {
    const { controller, sent } = seated('taking', { moves: [BLACK, BROWN] })
    expect(controller.commitButton).toMatchObject({ enabled: false })
    controller.pick('pool:1:black')
    expect(controller.stateOf('pool:1:black')).toEqual({ lit: true, chosen: true })
    expect(controller.commitButton).toEqual({ word: 'Do black', enabled: true, warning: '' })
    expect(controller.canUndo).toBe(true)
    await controller.undo()
    expect(controller.chosen).toBeNull()
    controller.pick('pool:2:brown')
    await controller.commit()
    expect(sent).toEqual([{ type: 'move', move: 'brown' }])
  })

  it('plays other moves at once', async () => {
    const { controller, sent } = seated('working', { moves: [DIG, END] })
    controller.pick('coal:pinge')
    await vi.waitFor(() => expect(sent).toEqual([{ type: 'move', move: 'dig' }]))
  })

  it('asks which one, if a place means several moves', () => {
    const { controller, sent } = seated('working', { moves: [ONE, OTHER] })
    controller.pick('tile:11')
    expect(controller.menu?.moves.map(({ button }) => button)).toEqual(['Do one', 'Do other'])
    expect(sent).toEqual([])
  })

  it('shows what belongs to no place as buttons, and one of them as the commit button', () => {
    const stop = move('stop', [])
    const { controller } = seated('working', { moves: [DIG, stop, END] })
    expect(controller.untargetedMoves.map(({ move: name }) => name)).toEqual(['stop'])
    expect(controller.commitButton).toEqual({ word: 'Do end', enabled: true, warning: '' })
  })

  it('sends nothing that the guide holds back', async () => {
    const { controller, sent } = seated('working', { moves: [DIG] })
    controller.guide = { allowsMove: () => 'First the prop.', allowsPlacing: () => null }
    controller.pick('coal:pinge')
    await vi.waitFor(() => expect(controller.note?.text).toBe('First the prop.'))
    expect(sent).toEqual([])
  })

  it('sends two picks one after the other', async () => {
    const fake = seated('working', { moves: [DIG, ONE] })
    fake.controller.pick('coal:pinge')
    fake.controller.pick('tile:11')
    await vi.waitFor(() => expect(fake.sent.map((one) => 'move' in one && one.move)).toEqual(['dig', 'one']))
  })
})

describe('a warning', () => {
  const risky = move('end', [], { commit: 'button', warning: '2 workers are unused.' })

  it('is asked once before the move is played', async () => {
    const { controller, sent } = seated('working', { moves: [risky] })
    expect(controller.commitButton?.warning).toBe('2 workers are unused.')
    await controller.commit()
    expect(sent).toEqual([])
    expect(controller.confirmation).toMatchObject({ warning: '2 workers are unused.', word: 'Do end' })
    await controller.confirmation?.go()
    expect(sent).toEqual([{ type: 'move', move: 'end' }])
    expect(controller.confirmation).toBeNull()
  })
})

describe('answers', () => {
  it('that refuse become a note with its rule', async () => {
    const fake = seated('working', { moves: [DIG] })
    fake.answer = () => ({ status: 'refused', message: 'Too wet.', rule: 'R-WATER-03' })
    fake.controller.pick('coal:pinge')
    await vi.waitFor(() =>
      expect(fake.controller.note).toEqual({ text: 'Too wet.', rule: 'R-WATER-03', tone: 'problem' }),
    )
  })

  it('that are stale say so, unless the move was only sent again', async () => {
    const fake = seated('working', { moves: [DIG] })
    fake.answer = () => ({ status: 'stale', message: 'Too late.', repeated: true })
    await fake.controller.send({ type: 'undo' })
    expect(fake.controller.note).toBeNull()
    fake.answer = () => ({ status: 'stale', message: 'Too late.', repeated: false })
    await fake.controller.send({ type: 'undo' })
    expect(fake.controller.note?.text).toBe('Too late.')
  })
})

describe('why not', () => {
  it('is asked when something unlit is pressed', async () => {
    const { controller, asked } = seated('working', { moves: [DIG] })
    controller.pick('water')
    await vi.waitFor(() => expect(controller.note?.text).toBe('why not water'))
    expect(asked.why).toEqual(['water'])
  })

  it('is not asked by a mere look, nor about what is lit', async () => {
    const { controller, asked } = seated('working', { moves: [DIG] })
    const element = {} as Element
    controller.inspect('water', element)
    controller.inspect('coal:pinge', element, true)
    await Promise.resolve()
    expect(asked.why).toEqual([])
    controller.inspect('water', element, true)
    await vi.waitFor(() => expect(asked.why).toEqual(['water']))
    controller.inspect(null)
    expect(controller.note).toBeNull()
  })

  it('is known of developments, whose card opens', async () => {
    const tiles = { 31: { access: 'closed' as const, missing: { message: 'No way there.', rule: 'R-DEV-08' } } }
    const { controller, asked } = seated('working', { moves: [DIG], tiles })
    controller.pick('tile:31')
    expect(controller.card).toBe(31)
    await vi.waitFor(() => expect(controller.note?.text).toBe('No way there.'))
    expect(asked.why).toEqual([])
  })
})

describe('looking ahead', () => {
  it('asks what the chosen move leads to', async () => {
    const fake = seated('taking', { moves: [BLACK] })
    fake.answerTry = async () => seatView({ seat: 'A', place: 2 })
    fake.controller.pick('pool:1:black')
    await fake.controller.previewChosen()
    expect(fake.asked.tried).toEqual([{ moves: ['black'] }])
    expect(fake.controller.preview?.place).toBe(2)
    expect(fake.controller.shownView?.place).toBe(2)
    await fake.controller.undo()
    expect(fake.controller.preview).toBeNull()
  })
})

describe('working as planned', () => {
  const plan = (...work_moves: string[]) => ({ moves: [DIG, END], work_moves })

  it('plays the moves that are left, as the view names them after each', async () => {
    const fake = seated('working', plan('dig', 'dig'))
    expect(fake.controller.canWorkAsPlanned).toBe(true)
    const after = [plan('dig'), plan()]
    await fake.controller.workAsPlanned(async () => fake.tell('working', after.shift() ?? plan()))
    expect(fake.sent.map((one) => 'move' in one && one.move)).toEqual(['dig', 'dig'])
    expect(fake.controller.workingAsPlanned).toBe(false)
  })

  it('stops when something is refused, or something else is done', async () => {
    const fake = seated('working', plan('dig', 'dig'))
    await fake.controller.workAsPlanned(async () => fake.controller.pick('water'))
    expect(fake.sent).toHaveLength(1)
    fake.answer = () => ({ status: 'refused', message: 'No.' })
    await fake.controller.workAsPlanned(async () => undefined)
    expect(fake.sent).toHaveLength(2)
  })
})

describe('taking back', () => {
  it('takes back a move, or the whole turn', async () => {
    const { controller, sent } = seated('working', { moves: [DIG], may_undo: true })
    await controller.undo()
    await controller.restart()
    expect(sent).toEqual([
      { type: 'undo', whole_turn: false },
      { type: 'undo', whole_turn: true },
    ])
  })
})
