import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { EventView, PlayerWords } from '../api/types'
import { EMPTY, type Draft } from '../playing/draft'
import { fitsStep, movesOf, standing, type CourseStep } from './course'
import { nextForPlan, wantedLoads } from './planned'
import { COMMIT, covered, placeFor, pointed } from './pointing'

const step = (lesson: string, stage: CourseStep['stage'], moves: string[]): CourseStep => ({
  season: 'spring',
  stage,
  lesson,
  look: 'pools',
  moves,
})
const STEPS = [
  step('welcome', 'taking', []),
  step('taking', 'taking', ['take 2 black']),
  step('turn-order', 'planning', []),
  step('planning', 'planning', ['farmer 2 black', 'farmhand 1 black']),
  step('mining', 'working', ['farmer mines', 'mine']),
]

describe('where a pupil stands', () => {
  it('reads, moves, reads on', () => {
    expect(standing(STEPS, [], 0)).toEqual({ at: 0, made: 0, strayed: false })
    expect(standing(STEPS, [], 1)).toEqual({ at: 1, made: 0, strayed: false })
    expect(standing(STEPS, ['take 2 black'], 1)).toEqual({ at: 2, made: 0, strayed: false })
    expect(standing(STEPS, ['take 2 black'], 3).at).toBe(3)
  })
  it('is known again after the page was loaded anew', () => {
    const moves = ['take 2 black', 'farmer 2 black', 'farmhand 1 black', 'farmer mines']
    expect(standing(STEPS, moves, 0)).toEqual({ at: 4, made: 1, strayed: false })
    expect(standing(STEPS, [...moves, 'mine'], 0).at).toBe(5)
  })
  it('notices another game', () => {
    expect(standing(STEPS, ['take 1 black'], 0).strayed).toBe(true)
    expect(standing(STEPS.slice(0, 2), ['take 2 black', 'pass'], 0).strayed).toBe(true)
  })
  it('goes back with moves that are taken back', () => {
    const made = (number: number, move: string): EventView =>
      ({ number, kind: 'move', at: 0, steps: [{ event: 'move', player: 'A', move }] }) as unknown as EventView
    const undo = { number: 3, kind: 'undo', at: 0, back_to: 1 } as unknown as EventView
    expect(movesOf([made(1, 'farmer mines'), made(2, 'mine'), undo], 'A')).toEqual(['farmer mines'])
    expect(movesOf([made(1, 'mine')], 'B')).toEqual([])
  })
})

describe('what is allowed', () => {
  it('is the next move', () => {
    expect(fitsStep(STEPS[4]!, 1, 'mine')).toBe(true)
    expect(fitsStep(STEPS[4]!, 0, 'mine')).toBe(false)
  })
  it('in a plan is every load that is asked for, and rest for the others', () => {
    expect(fitsStep(STEPS[3]!, 0, 'farmhand 1 black')).toBe(true)
    expect(fitsStep(STEPS[3]!, 0, 'digger unpaid')).toBe(true)
    expect(fitsStep(STEPS[3]!, 0, 'farmhand idle')).toBe(false)
    expect(fitsStep(STEPS[3]!, 0, 'farmer 3 black')).toBe(false)
  })
})

describe('the plan that is asked for', () => {
  const moves = ['farmer 1 brown 1 black', 'digger food']
  const farmer: Draft = { ...EMPTY, farmer: { yellow: 0, brown: 1, black: 1 } }

  it('is compared with the draft', () => {
    expect(wantedLoads(moves, farmer)).toEqual([
      { worker: 'farmer', pieces: ['black', 'brown'], there: true },
      { worker: 'digger', pieces: ['food'], there: false },
    ])
  })
  it('is filled piece by piece', () => {
    expect(nextForPlan(moves, EMPTY, null)).toBe('disk:black')
    expect(nextForPlan(moves, EMPTY, 'disk:black')).toBe('worker:farmer')
    expect(nextForPlan(moves, farmer, null)).toBe('good:food')
    expect(nextForPlan(moves, { ...farmer, digger: 'food' }, null)).toBeNull()
  })
  it('takes off what is too much', () => {
    const wrong: Draft = { ...EMPTY, farmer: { yellow: 0, brown: 0, black: 2 } }
    expect(nextForPlan(moves, wrong, null)).toBe('worker:farmer')
    expect(nextForPlan(moves, { ...EMPTY, farmhand: { yellow: 0, brown: 0, black: 1 } }, null)).toBe('worker:farmhand')
  })
})

describe('pointing', () => {
  const choices = {
    player: { pinge_coal: 7 } as PlayerWords,
    taken: null,
    picked: null,
    draft: EMPTY,
    kept: { farm: [] },
  }
  const at = (stage: CourseStep['stage'], move: string, more = {}) =>
    pointed(step('x', stage, [move]), 0, { ...choices, ...more })

  it('shows the next click', () => {
    expect(at('taking', 'take 2 black')).toBe('[data-target="pool:2:black"]')
    expect(at('taking', 'take 2 black', { taken: 'take 2 black' })).toBe(COMMIT)
    expect(at('working', 'farmer buys 11')).toBe('[data-target="tile:11"]')
    expect(at('working', 'mine')).toBe('[data-target="coal:pinge"]')
    expect(at('working', 'end')).toBe(COMMIT)
    expect(at('storing', 'store farm wood')).toBe('[data-target="good:wood"]')
    expect(at('storing', 'store farm wood', { picked: 'good:wood' })).toBe('[data-target="store:farm"]')
    expect(at('storing', 'store farm wood', { kept: { farm: ['wood'] } })).toBe(COMMIT)
  })
  it('covers nothing that is spoken of while there is room', () => {
    const room = { x: 0, y: 40, width: 1280, height: 620 }
    const size = { width: 350, height: 240 }
    for (const ring of [
      { x: 180, y: 60, width: 450, height: 160 },
      { x: 780, y: 50, width: 490, height: 390 },
      { x: 20, y: 340, width: 740, height: 300 },
    ]) {
      expect(covered(ring, { ...placeFor(size, room, [ring], null), ...size })).toBe(0)
    }
  })
})

describe('lessons', () => {
  const course = readFileSync('../src/haspelknecht/data/tutorial.toml', 'utf8').split('[[steps]]').slice(1)
  const texts = readFileSync('../src/haspelknecht/locale/en/web_learn.ftl', 'utf8')
  const has = (name: string): boolean => texts.includes(`\nweb-tutorial-${name} = `)

  it.each(course.map((text) => [/lesson = "(.+)"/.exec(text)![1]!, text.includes('moves = []')] as const))(
    '%s is told',
    (lesson, reading) => {
      expect(has(lesson)).toBe(true)
      expect(has(`${lesson}-title`)).toBe(true)
      expect(has(`${lesson}-do`)).toBe(!reading)
    },
  )
})
