import { describe, expect, it, vi } from 'vitest'
import type { Look, PlayerWords } from '../api/types'
import type { LiveTable } from '../table/live.svelte'
import { Choosing } from './choosing.svelte'
import { knownReason, withoutRule } from './why'

const FARM = {
  cart1: { black: 2 },
  cart2: { yellow: 1 },
  markers: [],
  tiles: [],
  fresh_tiles: [],
  food: 1,
  wood: 1,
  coal: 0,
  thaler: 0,
  pinge_coal: 3,
  plan: {
    farmer: { yellow: 0, brown: 0, black: 0 },
    farmhand: { yellow: 0, brown: 0, black: 0 },
    digger: 'unpaid',
    miner: 'unpaid',
    haspelknecht: 'unpaid',
    mill_black: 0,
    mill_yellow: 0,
  },
} as unknown as PlayerWords

/** A table at which seat A has these moves. */
function seated(stage: string, moves: string[], plan: object | null = null): { choosing: Choosing; sent: string[] } {
  const sent: string[] = []
  const live = {
    id: 'x',
    number: 7,
    sending: false,
    table: { status: 'playing' },
    position: { stage, players: { A: FARM } },
    mine: [{ seat: 'A', moves: moves.map((text, number) => ({ text, number })), plan, may_undo: false }],
    idle: async () => undefined,
    move: async (_seat: string, move: string) => void sent.push(move),
    plan: async (_seat: string, numbers: number[], ready: boolean) =>
      void sent.push(`${ready ? 'ready' : 'draft'} ${numbers.join()}`),
  }
  return { choosing: new Choosing(live as unknown as LiveTable), sent }
}

function planner(): { choosing: Choosing; sent: string[] } {
  const table = seated('planning', [], { ready: false, moves: [] })
  const loads = ['farmer idle', 'farmer 2 black', 'farmhand 1 yellow'].map((text) => ({ text, words: text }))
  table.choosing.ahead.look = async () => ({ moves: loads }) as unknown as Look
  return table
}

describe('taking and working', () => {
  it('tries disks before it takes them, and lets go of them again', async () => {
    const { choosing, sent } = seated('taking', ['take 1 black', 'take 2 brown'])
    choosing.pick('pool:1:black')
    expect(choosing.taken).toBe('take 1 black')
    expect(choosing.standing('pool:1:black')).toEqual({ lit: true, chosen: true })
    expect(choosing.question.moves).toEqual(['take 1 black'])
    expect(choosing.mayUndo).toBe(true)
    await choosing.undo()
    expect(choosing.taken).toBeNull()
    choosing.pick('pool:2:brown')
    await choosing.commit()
    expect(sent).toEqual(['take 2 brown'])
  })
  it('works at once, and asks if a place means several moves', async () => {
    const { choosing, sent } = seated('working', ['mine', 'farmer buys 11 for food', 'farmer buys 11 for coal', 'end'])
    choosing.pick('coal:pinge')
    await vi.waitFor(() => expect(sent).toEqual(['mine']))
    choosing.pick('tile:11')
    expect(choosing.moving.menu?.moves.map((move) => move.text)).toEqual([
      'farmer buys 11 for food',
      'farmer buys 11 for coal',
    ])
    expect(choosing.commitMove).toBe('end')
  })
  it('sends nothing that the guide holds back', async () => {
    const { choosing, sent } = seated('working', ['mine'])
    choosing.guide = { allows: () => 'First the prop.' }
    await choosing.moving.choose('mine')
    expect(sent).toEqual([])
    expect(choosing.note?.text).toBe('First the prop.')
  })
})

describe('planning', () => {
  it('puts what is in hand onto lit workers and takes it back step by step', async () => {
    const { choosing } = planner()
    await choosing.plan.begin()
    expect(choosing.plan.workers).toEqual(['farmer', 'farmhand', 'digger'])
    choosing.pick('disk:black')
    expect(choosing.standing('worker:farmer').lit).toBe(true)
    expect(choosing.standing('worker:farmhand').lit).toBe(false)
    choosing.pick('worker:farmer')
    expect(choosing.picked).toBe('disk:black') // one more is left
    choosing.pick('worker:farmer')
    expect(choosing.picked).toBeNull()
    expect(choosing.draft.farmer.black).toBe(2)
    await choosing.undo()
    expect(choosing.draft.farmer.black).toBe(1)
    choosing.pick('worker:farmer') // nothing in hand: take it off
    expect(choosing.draft.farmer.black).toBe(0)
  })
  it('sends the plan that is on the screen, even if its preview is still on its way', async () => {
    const { choosing, sent } = planner()
    await choosing.plan.begin()
    const looked: string[] = []
    choosing.ahead.look = async ({ plan }) => {
      looked.push(`${plan?.farmer.black}`)
      return { moves: [], plan: { moves: [plan!.farmer.black], texts: [], refused: {} } } as unknown as Look
    }
    choosing.pick('disk:black')
    choosing.pick('worker:farmer')
    await choosing.ahead.ask(choosing.question)
    choosing.pick('worker:farmer') // nobody has asked what this leads to
    await choosing.commit()
    expect(looked).toEqual(['1', '2'])
    expect(sent).toEqual(['ready 2'])
  })
  it('is not ready while the plan does not work out', async () => {
    const { choosing, sent } = planner()
    await choosing.plan.begin()
    const refused = { farmer: { message: 'Too many disks.', rule: 'R-PLAN-03' } }
    choosing.ahead.look = async () => ({ moves: [], plan: { moves: [], texts: [], refused } }) as unknown as Look
    choosing.pick('disk:black')
    choosing.pick('worker:farmer')
    await choosing.commit()
    expect(sent).toEqual([])
    expect(choosing.plan.problem?.message).toBe('Too many disks.')
  })
  it('pays a worker once', async () => {
    const { choosing } = planner()
    await choosing.plan.begin()
    choosing.pick('good:food')
    choosing.pick('worker:digger')
    expect(choosing.draft.digger).toBe('food')
    choosing.pick('disk:yellow')
    expect(choosing.standing('worker:digger').lit).toBe(false)
  })
  it('sends the plan that the server has understood', async () => {
    const { choosing, sent } = planner()
    const plan = { moves: [4, 9], texts: ['farmer idle', 'farmhand idle'], refused: {} }
    choosing.ahead.look = async () => ({ moves: [], plan }) as unknown as Look
    await choosing.ahead.ask(choosing.question)
    await choosing.plan.save()
    await choosing.plan.save()
    await choosing.commit()
    expect(sent).toEqual(['draft 4,9', 'ready 4,9'])
  })
  it('keeps nothing that another seat at this screen has tried', async () => {
    const { choosing, sent } = planner()
    choosing.ahead.look = async () =>
      ({ moves: [], plan: { moves: [4, 9], texts: [], refused: {} } }) as unknown as Look
    await choosing.ahead.ask({ ...choosing.question, seat: 'B' })
    expect(choosing.preview).toBeNull()
    await choosing.plan.save()
    expect(sent).toEqual([])
    await choosing.ahead.ask(choosing.question)
    await choosing.plan.save()
    expect(sent).toEqual(['draft 4,9'])
  })
})

describe('storing', () => {
  it('puts a good into a place and empties it again', () => {
    const { choosing } = seated('storing', ['store nothing', 'store farm wood', 'store farm food'])
    expect(choosing.standing('store:farm').lit).toBe(false)
    choosing.pick('good:wood')
    expect(choosing.standing('store:farm').lit).toBe(true)
    expect(choosing.standing('store:barn').lit).toBe(false)
    choosing.pick('store:farm')
    expect(choosing.commitMove).toBe('store farm wood')
    expect(choosing.question.moves).toEqual(['store farm wood'])
    choosing.pick('store:farm')
    expect(choosing.commitMove).toBe('store nothing')
  })
  it('drops a good that was dragged', () => {
    const { choosing } = seated('storing', ['store nothing', 'store farm food'])
    choosing.carry('good:food')
    expect(choosing.carrying).toBe(true)
    choosing.drop('store:farm')
    expect(choosing.kept.farm).toEqual(['food'])
    expect(choosing.picked).toBeNull()
  })
})

describe('why not', () => {
  const ahead = {
    field: { 31: { why: { message: 'Too dear.', rule: 'R-DEV-04' } } },
    workers: [{ worker: 'farmer', why: { message: 'Has worked.', rule: null } }],
  } as unknown as Look
  it('knows from the look ahead why a tile or a worker is not lit', () => {
    expect(knownReason('tile:31', ahead, false)?.message).toBe('Too dear.')
    expect(knownReason('worker:farmer', ahead, false)?.message).toBe('Has worked.')
    expect(knownReason('worker:farmer', ahead, true)).toBeNull()
    expect(knownReason('water', ahead, false)).toBeNull()
  })
  it('leaves the rule to its link', () => {
    expect(withoutRule('R-TAKE-10: The pool is empty.')).toBe('The pool is empty.')
  })
})
