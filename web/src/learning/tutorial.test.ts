import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { logEntry, type LogEntry, type Placement } from '../api/view'
import { samePlacements, progressOf, type TutorialStep } from './tutorialProgress'
import { nextToPlace, planChecklist } from './planChecklist'
import { COMMIT, overlapArea, placePanel, targetSelector } from './guidePosition'

const step = (
  lesson: string,
  stage: TutorialStep['stage'],
  moves: string[],
  targets: string[][] = [],
): TutorialStep => ({
  season: 'spring',
  stage,
  lesson,
  look: 'pools',
  moves,
  targets,
})
const STEPS = [
  step('welcome', 'taking', []),
  step('taking', 'taking', ['one']),
  step('turn-order', 'planning', []),
  step('planning', 'planning', ['two', 'three']),
  step('mining', 'working', ['four', 'five']),
  step('end', 'working', ['six']),
]

let number = 0
const did = (stage: TutorialStep['stage'], more: Partial<LogEntry> = {}): LogEntry => {
  number += 1
  return logEntry({ number, step: number, kind: 'move', year: 1, season: 'spring', stage, seat: 'A', ...more })
}
const TAKEN = did('taking')
const PLANNED = did('planning', { seat: null, kind: 'plans' })

describe('progress of a learner', () => {
  const at = (log: LogEntry[], read: number) => progressOf(STEPS, log, 'A', read)

  it('reads, moves, reads on', () => {
    expect(at([], 0)).toEqual({ at: 0, made: 0, strayed: false })
    expect(at([], 1)).toEqual({ at: 1, made: 0, strayed: false })
    expect(at([TAKEN], 1)).toEqual({ at: 2, made: 0, strayed: false })
    expect(at([TAKEN], 3).at).toBe(3)
  })
  it('is known again after the page was loaded anew', () => {
    expect(at([TAKEN, PLANNED, did('working')], 0)).toEqual({ at: 4, made: 1, strayed: false })
    expect(at([TAKEN, PLANNED, did('working'), did('working')], 0).at).toBe(5)
  })
  it('does not depend on what others do, or on other years', () => {
    expect(at([TAKEN, did('taking', { seat: 'B' }), did('taking', { year: 2 })], 3).at).toBe(3)
  })
  it('notices another game', () => {
    const all = [TAKEN, PLANNED, did('working'), did('working'), did('working')]
    expect(at(all, 0)).toEqual({ at: 6, made: 0, strayed: false })
    expect(at([...all, did('working')], 0).strayed).toBe(true)
  })
})

const put = (...pairs: [string, string][]): Placement[] => pairs.map(([what, on]) => ({ what, on }))
const WANTED = put(['disk:black', 'worker:farmer'], ['disk:brown', 'worker:farmer'], ['good:food', 'worker:digger'])

describe('the plan that is asked for', () => {
  it('may be made in any order', () => {
    expect(samePlacements([...WANTED].reverse(), WANTED)).toBe(true)
    expect(samePlacements(WANTED.slice(1), WANTED)).toBe(false)
  })
  it('is compared with what lies there', () => {
    expect(planChecklist(WANTED, WANTED.slice(0, 2))).toEqual([
      { on: 'worker:farmer', things: ['disk:black', 'disk:brown'], there: true },
      { on: 'worker:digger', things: ['good:food'], there: false },
    ])
  })
  it('is filled piece by piece', () => {
    expect(nextToPlace(WANTED, [], null)).toBe('disk:black')
    expect(nextToPlace(WANTED, [], 'disk:black')).toBe('worker:farmer')
    expect(nextToPlace(WANTED, WANTED.slice(0, 2), null)).toBe('good:food')
    expect(nextToPlace(WANTED, WANTED, null)).toBeNull()
  })
  it('takes off what is too much', () => {
    const twice = put(['disk:black', 'worker:farmer'], ['disk:black', 'worker:farmer'])
    expect(nextToPlace(WANTED, twice, null)).toBe('worker:farmer')
    expect(nextToPlace(WANTED, put(['disk:black', 'worker:farmhand']), null)).toBe('worker:farmhand')
  })
})

describe('pointing', () => {
  const choices = { chosen: null, picked: null, placed: [] }

  it('shows the next click', () => {
    const taking = step('x', 'taking', ['one'], [['pool:2:black']])
    expect(targetSelector(taking, 0, choices)).toBe('[data-target="pool:2:black"]')
    expect(targetSelector(taking, 0, { ...choices, chosen: 'one' })).toBe(COMMIT)
    expect(targetSelector(step('x', 'working', ['end'], [[]]), 0, choices)).toBe(COMMIT)
    const placed = put(['good:wood', 'store:farm'])
    const storing = { ...step('x', 'storing', ['keep'], [[]]), placed }
    expect(targetSelector(storing, 0, choices)).toBe('[data-target="good:wood"]')
    expect(targetSelector(storing, 0, { ...choices, picked: 'good:wood' })).toBe('[data-target="store:farm"]')
    expect(targetSelector(storing, 0, { ...choices, placed })).toBe(COMMIT)
  })
  it('covers nothing that is spoken of while there is room', () => {
    const room = { x: 0, y: 40, width: 1280, height: 620 }
    const size = { width: 350, height: 240 }
    for (const ring of [
      { x: 180, y: 60, width: 450, height: 160 },
      { x: 780, y: 50, width: 490, height: 390 },
      { x: 20, y: 340, width: 740, height: 300 },
    ]) {
      expect(overlapArea(ring, { ...placePanel(size, room, [ring], null), ...size })).toBe(0)
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
