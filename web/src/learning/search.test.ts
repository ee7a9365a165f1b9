import { describe, expect, it } from 'vitest'
import { bookReference, entryAt, pieces } from './links'
import { matching, matchingTerms, plain, searchable, splitByMatches, wordsOf } from './search'
import type { OptionEntry, RulesReference } from './types'

const option = { id: 'disk_limit', name: 'Player disks', about: '', sources: [], rules: [], values: [] } as OptionEntry
const rule = (id: string, text: string, more = {}) => ({
  id,
  chapter: 'water',
  text,
  books: {},
  differs: [],
  rulings: [],
  options: [],
  ...more,
})
const reference = {
  language: 'pl',
  chapters: [{ id: 'water', title: 'Woda dołowa' }],
  rules: [
    rule('R-WATER-03', 'Przy 2 lub więcej nie można wydobywać węgla.'),
    rule('R-DEV-07', 'Große Scheiben. Option: disk_limit', { rulings: ['C-19'], options: ['disk_limit'] }),
  ],
  options: [option],
  editions: [],
  differences: [
    {
      id: 'B-05',
      topic: 'Składowanie na farmie',
      books: 'Francuska daje punkt za żywność.',
      ours: 'Punktuje drewno.',
      weight: 'high',
      lines: { fr: '840-841' },
      rules: ['R-WATER-03'],
      options: ['disk_limit'],
    },
  ],
  rulings: [
    {
      id: 'C-19',
      question: 'Czy lina usuwa wodę z szybu?',
      answer: 'Tak, z pola w użyciu.',
      confidence: 'medium',
      rules: ['R-DEV-07'],
      options: [],
    },
  ],
  edition: 'second',
  chosen: {},
  terms: [
    {
      id: 'tile_42',
      name: 'Wagonik',
      about: '',
      also: [],
      names: ['Lorry', 'Hunt', 'Lore', 'Coffre à charbon'],
      rules: ['R-TILE-42a'],
    },
  ],
} as RulesReference

describe('searching', () => {
  const texts = searchable(reference)
  const find = (wish: string, among: readonly { id: string }[] = reference.rules) =>
    matching(among, texts, wordsOf(wish)).map(({ id }) => id)

  it('ignores accents and capitals', () => {
    expect(plain('WIĘCEJ łódź Größe œuvre')).toBe('wiecej lodz grosse oeuvre')
    expect(find('wiecej WEGLA')).toEqual(['R-WATER-03'])
  })
  it('finds by id, chapter, ruling and option', () => {
    expect(find('r-water-03')).toEqual(['R-WATER-03'])
    expect(find('dolowa')).toHaveLength(2)
    expect(find('c-19')).toEqual(['R-DEV-07'])
    expect(find('player disks')).toEqual(['R-DEV-07'])
    expect(find('nothing')).toEqual([])
  })
  it('finds differences and rulings by words, id, rule and option', () => {
    const disputes = [...reference.differences, ...reference.rulings]
    for (const wish of ['b-05', 'skladowanie farmie', 'zywnosc', 'punktuje drewno', 'r-water-03', 'player disks'])
      expect(find(wish, disputes), wish).toEqual(['B-05'])
    for (const wish of ['C-19', 'lina szybu', 'pola w uzyciu']) expect(find(wish, disputes), wish).toEqual(['C-19'])
    expect(find('', disputes)).toHaveLength(2)
  })
  it('finds a term by its names in any language', () => {
    const terms = (wish: string) => matchingTerms(reference.terms, wordsOf(wish)).map(({ id }) => id)
    for (const wish of ['lorry', 'Lore', 'coffre a charbon', 'COFFRE']) expect(terms(wish), wish).toEqual(['tile_42'])
    expect(terms('lorry lore')).toEqual([]) // the words of two names
    expect(terms('xyzzy')).toEqual([])
  })
  it('marks what was found, even where one letter became two', () => {
    expect(splitByMatches('Große Grube', wordsOf('grosse'))).toEqual([
      { text: 'Große', found: true },
      { text: ' Grube', found: false },
    ])
    expect(splitByMatches('abc', [])).toEqual([{ text: 'abc', found: false }])
  })
})

describe('links', () => {
  it('cuts a text at ids', () => {
    expect(pieces('See R-TILE-42b. Option: disk_limit (no limit).', [option])).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'R-TILE-42b' },
      { kind: 'text', text: '. Option: ' },
      { kind: 'option', text: 'Player disks', option: 'disk_limit' },
      { kind: 'text', text: ' (no limit).' },
    ])
  })
  it('tells entries from chapters and other pages', () => {
    for (const id of ['R-WATER-03', 'B-03b', 'C-16']) expect(entryAt(`/rules/${id}`)).toBe(id)
    for (const path of ['/rules', '/rules/water', '/rules/rulings', '/tiles/22']) expect(entryAt(path)).toBeUndefined()
  })
  it('reads what a book says', () => {
    expect(bookReference('≠501')).toEqual({ how: 'differs', lines: '501', damaged: false })
    expect(bookReference('~')).toEqual({ how: 'suggests', lines: '', damaged: false })
    expect(bookReference('254-274†')).toEqual({ how: 'says', lines: '254–274', damaged: true })
    expect(bookReference(undefined).how).toBe('silent')
  })
})
