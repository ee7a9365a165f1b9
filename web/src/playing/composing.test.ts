import { describe, expect, it, vi } from 'vitest'
import type { Schemas } from '../api/types'
import { seatView, type Placement, type SeatView } from '../api/view'
import { seated, type FakeTable } from './fakeTable.svelte'

const on = (what: string, place: string): Placement => ({ what, on: place })
const FARMER = on('disk:black', 'worker:farmer')

/** As much of the rules as these tests need: two black disks for the Farmer, one food for the Coal-digger. */
function composed(placed: readonly Placement[]): Schemas['ComposeView'] {
  const count = (what: string): number => placed.filter((one) => one.what === what).length
  const free = { 'disk:black': 2 - count('disk:black'), 'good:food': 2 - count('good:food') }
  const paid = placed.some((one) => one.on === 'worker:digger')
  return {
    placed,
    free,
    accepts: {
      ...(free['disk:black'] > 0 && { 'disk:black': ['worker:farmer'] }),
      ...(!paid && { 'good:food': ['worker:digger'] }),
    },
    removable: placed.map((one) => one.on),
    commit: 'Ready',
    complete: true,
  }
}

const view = (placed: readonly Placement[]): SeatView => seatView({ seat: 'A', compose: composed(placed) })

function planner(
  compose: Schemas['ComposeView'] = composed([]),
  stage: 'planning' | 'storing' = 'planning',
): FakeTable {
  const fake = seated(stage, { compose })
  fake.answerTry = async ({ placed = [] }) => view(placed)
  fake.choosing.composing.begin()
  return fake
}

describe('composing', () => {
  it('lights things, and with one in hand its places', async () => {
    const { choosing } = planner()
    expect(choosing.standing('disk:black').lit).toBe(true)
    expect(choosing.standing('worker:farmer').lit).toBe(false)
    choosing.pick('disk:black')
    expect(choosing.standing('disk:black').chosen).toBe(true)
    expect(choosing.standing('worker:farmer').lit).toBe(true)
    expect(choosing.standing('worker:digger').lit).toBe(false)
  })

  it('shows at once what was put down, and keeps in hand what there is more of', async () => {
    const { choosing } = planner()
    choosing.pick('disk:black')
    choosing.pick('worker:farmer')
    expect(choosing.composing.placed).toEqual([FARMER])
    expect(choosing.composing.free('disk:black')).toBe(1)
    expect(choosing.picked).toBe('disk:black')
    await choosing.composing.ask()
    choosing.pick('worker:farmer')
    expect(choosing.picked).toBeNull()
    expect(choosing.standing('worker:farmer').chosen).toBe(true)
  })

  it('keeps picks while the server is asked, and does those that can be done', async () => {
    const { choosing } = planner()
    choosing.pick('good:food')
    choosing.pick('worker:digger')
    choosing.pick('good:food') // lit as far as is known
    choosing.pick('worker:digger') // and gives back what lies there, with nothing in hand
    expect(choosing.composing.placed).toHaveLength(1)
    await choosing.composing.ask()
    expect(choosing.composing.placed).toEqual([])
  })

  it('takes back what lies on a place, with nothing in hand', async () => {
    const { choosing } = planner(composed([FARMER, FARMER]))
    choosing.pick('worker:farmer')
    expect(choosing.composing.placed).toEqual([FARMER])
    await choosing.composing.ask()
    await choosing.undo()
    expect(choosing.composing.placed).toEqual([FARMER, FARMER])
    await choosing.restart()
    expect(choosing.composing.placed).toEqual([])
  })

  it('asks one question at a time, then about the newest', async () => {
    const fake = planner(composed([FARMER, FARMER]))
    const { composing } = fake.choosing
    let answer = (): void => undefined
    fake.answerTry = ({ placed = [] }) =>
      new Promise((resolve) => {
        answer = () => resolve(view(placed))
      })
    fake.choosing.pick('worker:farmer')
    const asking = composing.ask()
    await composing.ask()
    composing.undo()
    composing.clear()
    expect(fake.asked.tried).toEqual([{ placed: [FARMER] }])
    answer()
    await vi.waitFor(() => expect(fake.asked.tried).toEqual([{ placed: [FARMER] }, { placed: [] }]))
    answer()
    await asking
    expect(composing.known?.compose?.placed).toEqual([])
  })

  it('asks nothing about what the server has told already', async () => {
    const { choosing, asked } = planner(composed([FARMER]))
    await choosing.composing.ask()
    expect(asked.tried).toEqual([])
  })

  it('drops a thing that was dragged', () => {
    const { choosing } = planner()
    choosing.carry('good:food')
    expect(choosing.carrying).toBe(true)
    choosing.drop('worker:digger')
    expect(choosing.composing.placed).toEqual([on('good:food', 'worker:digger')])
    expect(choosing.picked).toBeNull()
  })

  it('asks again when the table went on meanwhile', async () => {
    const fake = planner()
    fake.choosing.pick('disk:black')
    fake.choosing.pick('worker:farmer')
    await fake.choosing.composing.ask()
    fake.tell('planning', { compose: composed([]) })
    expect(fake.choosing.composing.known).toBeNull()
    await fake.choosing.composing.ask()
    expect(fake.asked.tried).toHaveLength(2)
    expect(fake.choosing.composing.known?.compose?.placed).toEqual([FARMER])
  })

  it('keeps in hand what is picked up, whatever happens at the table', () => {
    const fake = planner()
    fake.choosing.pick('disk:black')
    fake.tell('planning', { compose: composed([]) })
    fake.choosing.goOn()
    expect(fake.choosing.picked).toBe('disk:black')
    fake.tell('working', { moves: [] })
    fake.choosing.goOn()
    expect(fake.choosing.picked).toBeNull()
  })

  it('does not light what is committed', () => {
    const { choosing } = planner({ ...composed([FARMER]), ready: true, commit: 'Change plan' })
    expect(choosing.standing('disk:black').lit).toBe(false)
    expect(choosing.commitment).toEqual({ word: 'Change plan', enabled: true, warning: '' })
  })
})

describe('committing', () => {
  it('sends the plan that is on the screen, even if nobody has asked about it yet', async () => {
    const { choosing, sent, asked } = planner()
    choosing.pick('disk:black')
    choosing.pick('worker:farmer')
    await choosing.commit()
    expect(asked.tried).toEqual([{ placed: [FARMER] }])
    expect(sent).toEqual([{ type: 'plan', placed: [FARMER], ready: true }])
  })

  it('is not done while something does not work out', async () => {
    const fake = planner()
    const refused = { 'worker:farmer': { message: 'Too many disks.' } }
    fake.answerTry = async ({ placed = [] }) =>
      seatView({ seat: 'A', compose: { ...composed(placed), complete: false, refused } })
    fake.choosing.pick('disk:black')
    fake.choosing.pick('worker:farmer')
    await fake.choosing.commit()
    expect(fake.sent).toEqual([])
    expect(fake.choosing.commitment?.enabled).toBe(false)
  })

  it('asks once if something would be wasted', async () => {
    const { choosing, sent } = planner({ ...composed([]), warning: '2 disks are left.' })
    await choosing.commit()
    expect(sent).toEqual([])
    expect(choosing.doubt).toMatchObject({ warning: '2 disks are left.', word: 'Ready' })
    await choosing.doubt?.go()
    expect(sent).toEqual([{ type: 'plan', placed: [], ready: true }])
  })

  it('can be withdrawn', async () => {
    const { choosing, sent } = planner({ ...composed([FARMER]), ready: true })
    await choosing.commit()
    expect(sent).toEqual([{ type: 'plan', placed: [FARMER], ready: false }])
  })

  it('keeps goods over winter in the same way', async () => {
    const stores = { placed: [], free: { 'good:wood': 1 }, accepts: { 'good:wood': ['store:farm'] }, complete: true }
    const fake = planner(stores, 'storing')
    fake.choosing.pick('good:wood')
    fake.choosing.pick('store:farm')
    await fake.choosing.commit()
    expect(fake.sent).toEqual([{ type: 'store', placed: [on('good:wood', 'store:farm')] }])
  })

  it('is held back by the guide', async () => {
    const { choosing, sent } = planner()
    choosing.guide = { allowsMove: () => null, allowsPlacing: () => 'Not this plan.' }
    await choosing.commit()
    expect(sent).toEqual([])
    expect(choosing.note?.text).toBe('Not this plan.')
  })
})

describe('saving', () => {
  it('keeps the newest plan on the server, once', async () => {
    const { choosing, sent } = planner()
    await choosing.composing.save()
    expect(sent).toEqual([])
    choosing.pick('disk:black')
    choosing.pick('worker:farmer')
    await choosing.composing.save()
    await choosing.composing.save()
    expect(sent).toEqual([{ type: 'plan', placed: [FARMER], ready: false }])
  })

  it('takes over what another device has saved, but not over something newer', () => {
    const fake = planner()
    const { composing } = fake.choosing
    fake.tell('planning', { compose: composed([FARMER]) })
    composing.adopt()
    expect(composing.placed).toEqual([FARMER])
    fake.choosing.pick('disk:black')
    fake.choosing.pick('worker:farmer')
    fake.tell('planning', { compose: composed([]) })
    composing.adopt()
    expect(composing.placed).toEqual([FARMER, FARMER])
  })
})
