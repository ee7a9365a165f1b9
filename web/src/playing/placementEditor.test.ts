import { describe, expect, it, vi } from 'vitest'
import type { Schemas } from '../api/types'
import { seatView, type Placement, type SeatView } from '../api/view'
import { seated, type FakeTable } from './fakeTable.svelte'

const on = (what: string, place: string): Placement => ({ what, on: place })
const FARMER = on('disk:black', 'worker:farmer')

/** The rules that these tests need: two black disks for the Farmer, one food for the Coal-digger. */
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
  fake.controller.editor.start()
  return fake
}

describe('placements', () => {
  it('lights things, and with one in hand its places', async () => {
    const { controller } = planner()
    expect(controller.stateOf('disk:black').lit).toBe(true)
    expect(controller.stateOf('worker:farmer').lit).toBe(false)
    controller.pick('disk:black')
    expect(controller.stateOf('disk:black').chosen).toBe(true)
    expect(controller.stateOf('worker:farmer').lit).toBe(true)
    expect(controller.stateOf('worker:digger').lit).toBe(false)
  })

  it('shows at once what was put down, and keeps in hand what there is more of', async () => {
    const { controller } = planner()
    controller.pick('disk:black')
    controller.pick('worker:farmer')
    expect(controller.editor.placed).toEqual([FARMER])
    expect(controller.editor.free('disk:black')).toBe(1)
    expect(controller.picked).toBe('disk:black')
    await controller.editor.refresh()
    controller.pick('worker:farmer')
    expect(controller.picked).toBeNull()
    expect(controller.stateOf('worker:farmer').chosen).toBe(true)
  })

  it('keeps picks while the server is asked, and does those that can be done', async () => {
    const { controller } = planner()
    controller.pick('good:food')
    controller.pick('worker:digger')
    controller.pick('good:food') // still lit in the latest view
    controller.pick('worker:digger') // removes the piece, because none is in hand
    expect(controller.editor.placed).toHaveLength(1)
    await controller.editor.refresh()
    expect(controller.editor.placed).toEqual([])
  })

  it('takes back what lies on a place, with nothing in hand', async () => {
    const { controller } = planner(composed([FARMER, FARMER]))
    controller.pick('worker:farmer')
    expect(controller.editor.placed).toEqual([FARMER])
    await controller.editor.refresh()
    await controller.undo()
    expect(controller.editor.placed).toEqual([FARMER, FARMER])
    await controller.restart()
    expect(controller.editor.placed).toEqual([])
  })

  it('asks one question at a time, then about the newest', async () => {
    const fake = planner(composed([FARMER, FARMER]))
    const { editor } = fake.controller
    let answer = (): void => undefined
    fake.answerTry = ({ placed = [] }) =>
      new Promise((resolve) => {
        answer = () => resolve(view(placed))
      })
    fake.controller.pick('worker:farmer')
    const asking = editor.refresh()
    await editor.refresh()
    editor.undo()
    editor.clear()
    expect(fake.asked.tried).toEqual([{ placed: [FARMER] }])
    answer()
    await vi.waitFor(() => expect(fake.asked.tried).toEqual([{ placed: [FARMER] }, { placed: [] }]))
    answer()
    await asking
    expect(editor.exactView?.compose?.placed).toEqual([])
  })

  it('asks nothing about what the server has told already', async () => {
    const { controller, asked } = planner(composed([FARMER]))
    await controller.editor.refresh()
    expect(asked.tried).toEqual([])
  })

  it('drops a thing that was dragged', () => {
    const { controller } = planner()
    controller.startDrag('good:food')
    expect(controller.dragging).toBe(true)
    controller.drop('worker:digger')
    expect(controller.editor.placed).toEqual([on('good:food', 'worker:digger')])
    expect(controller.picked).toBeNull()
  })

  it('asks again when the table went on meanwhile', async () => {
    const fake = planner()
    fake.controller.pick('disk:black')
    fake.controller.pick('worker:farmer')
    await fake.controller.editor.refresh()
    fake.tell('planning', { compose: composed([]) })
    expect(fake.controller.editor.exactView).toBeNull()
    await fake.controller.editor.refresh()
    expect(fake.asked.tried).toHaveLength(2)
    expect(fake.controller.editor.exactView?.compose?.placed).toEqual([FARMER])
  })

  it('keeps in hand what is picked up, whatever happens at the table', () => {
    const fake = planner()
    fake.controller.pick('disk:black')
    fake.tell('planning', { compose: composed([]) })
    fake.controller.onTableChanged()
    expect(fake.controller.picked).toBe('disk:black')
    fake.tell('working', { moves: [] })
    fake.controller.onTableChanged()
    expect(fake.controller.picked).toBeNull()
  })

  it('does not light what is committed', () => {
    const { controller } = planner({ ...composed([FARMER]), ready: true, commit: 'Change my plan' })
    expect(controller.stateOf('disk:black').lit).toBe(false)
    expect(controller.commitButton).toEqual({ word: 'Change my plan', enabled: true, warning: '' })
  })
})

describe('committing', () => {
  it('sends the plan that is on the screen, even if nobody has asked about it yet', async () => {
    const { controller, sent, asked } = planner()
    controller.pick('disk:black')
    controller.pick('worker:farmer')
    await controller.commit()
    expect(asked.tried).toEqual([{ placed: [FARMER] }])
    expect(sent).toEqual([{ type: 'plan', placed: [FARMER], ready: true }])
  })

  it('is not done while something does not work out', async () => {
    const fake = planner()
    const refused = { 'worker:farmer': { message: 'Too many disks.' } }
    fake.answerTry = async ({ placed = [] }) =>
      seatView({ seat: 'A', compose: { ...composed(placed), complete: false, refused } })
    fake.controller.pick('disk:black')
    fake.controller.pick('worker:farmer')
    await fake.controller.commit()
    expect(fake.sent).toEqual([])
    expect(fake.controller.commitButton?.enabled).toBe(false)
  })

  it('asks once if something would be wasted', async () => {
    const { controller, sent } = planner({ ...composed([]), warning: '2 disks are left.' })
    await controller.commit()
    expect(sent).toEqual([])
    expect(controller.confirmation).toMatchObject({ warning: '2 disks are left.', word: 'Ready' })
    await controller.confirmation?.go()
    expect(sent).toEqual([{ type: 'plan', placed: [], ready: true }])
  })

  it('can be withdrawn', async () => {
    const { controller, sent } = planner({ ...composed([FARMER]), ready: true })
    await controller.commit()
    expect(sent).toEqual([{ type: 'plan', placed: [FARMER], ready: false }])
  })

  it('keeps goods over winter in the same way', async () => {
    const stores = { placed: [], free: { 'good:wood': 1 }, accepts: { 'good:wood': ['store:farm'] }, complete: true }
    const fake = planner(stores, 'storing')
    fake.controller.pick('good:wood')
    fake.controller.pick('store:farm')
    await fake.controller.commit()
    expect(fake.sent).toEqual([{ type: 'store', placed: [on('good:wood', 'store:farm')] }])
  })

  it('is held back by the guide', async () => {
    const { controller, sent } = planner()
    controller.guide = { allowsMove: () => null, allowsPlacing: () => 'Not this plan.' }
    await controller.commit()
    expect(sent).toEqual([])
    expect(controller.note?.text).toBe('Not this plan.')
  })
})

describe('saving', () => {
  it('keeps the newest plan on the server, once', async () => {
    const { controller, sent } = planner()
    await controller.editor.save()
    expect(sent).toEqual([])
    controller.pick('disk:black')
    controller.pick('worker:farmer')
    await controller.editor.save()
    await controller.editor.save()
    expect(sent).toEqual([{ type: 'plan', placed: [FARMER], ready: false }])
  })

  it('takes over what another device has saved, but not over something newer', () => {
    const fake = planner()
    const { editor } = fake.controller
    fake.tell('planning', { compose: composed([FARMER]) })
    editor.adoptServerPlan()
    expect(editor.placed).toEqual([FARMER])
    fake.controller.pick('disk:black')
    fake.controller.pick('worker:farmer')
    fake.tell('planning', { compose: composed([]) })
    editor.adoptServerPlan()
    expect(editor.placed).toEqual([FARMER, FARMER])
  })
})
