/**
 * The client draws views and sends intents. It does not read the notation of moves, repeats no number of the rules, asks
 * nobody but the one socket of a table, and does not decide what is legal. This looks through its source for signs of it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const HELPERS = ['src/board/testData.ts', 'src/playing/fakeTable.svelte.ts'] // of tests
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') && name !== 'src/api/schema.ts')
  .filter((name) => !HELPERS.includes(name))

/** Every move that the table of docs/notation.md shows. */
const MOVES = (/## Moves(.*?)## Positions/s.exec(readFileSync('../docs/notation.md', 'utf8'))?.[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => Array.from(line.matchAll(/`([^`]+)`/g), ([, move]) => move!))
const PAIRS = new Set(
  MOVES.map((move) => move.split(' ').slice(0, 2))
    .filter((words) => words.length === 2)
    .map(String),
)

/** Literals that begin like a move of several words, or take a move apart. */
function notation(code: string): string[] {
  const literals = Array.from(code.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g), ([, , text]) => text!)
  const begun = literals.filter((text) => {
    const [first = '', second = ''] = text.split(' ')
    const rest = /^\d|^\$\{/.test(second) // a number, or something that is filled in
    return PAIRS.has(`${first},${second}`) || (rest && [...PAIRS].some((pair) => pair.startsWith(`${first},`)))
  })
  const taken = code.match(/\bmoves?\b[\w.?!\]]*\.(?:split|startsWith|endsWith|match|slice|replace(?:All)?)\(/g) ?? []
  const compared = code.match(/\bmove(?:\.move)?\s*[!=]==\s*['"`][^'"`]|['"`]\s*[!=]==\s*\w*\.?move\b/g) ?? []
  return [...begun, ...taken, ...compared]
}

/** Code that stands beside the rule it carries out, or has a number of its own for what the facts tell. */
function rules(code: string): string[] {
  const named = code.match(/\bR-[A-Z]+-\d+[a-z]?\b/g) ?? []
  const constants = code.match(
    /\b(?:FLOODED|RENT|WINTER_COAL|PINGE_BONUS|DISK_VALUES|COLOUR_MARKERS|BUILDINGS)\w*\s*[:=]/g,
  )
  const options = code.match(/edition\s*===\s*['"`]|options?\.(?:building_symbols|mill_\w+|second_take\w*)/g)
  return [...named, ...(constants ?? []), ...(options ?? [])]
}

/** Ways to the server beside openapi-fetch and the sockets, and questions that are asked again and again. */
function detours(name: string, code: string): string[] {
  const fetched =
    name === 'src/api/client.ts' ? [] : (code.match(/\bfetch\(|\bXMLHttpRequest\b|\bEventSource\b/g) ?? [])
  const sockets = ['src/table/live.svelte.ts', 'src/pages/notices.svelte.ts'].includes(name)
    ? []
    : (code.match(/new WebSocket/g) ?? [])
  const retired = code.match(/\/(?:look|story|news)\b(?=[?'"`])/g) ?? []
  return [...fetched, ...sockets, ...retired]
}

/** The code of a file, without what explains it. */
function codeOf(text: string): string {
  return text.replace(/\/\*.*?\*\/|<!--.*?-->|(?<![:'"`])\/\/.*?$|<style.*?<\/style>/gms, '')
}

describe('the client', () => {
  it('is looked through', () => {
    expect(FILES.length).toBeGreaterThan(150)
    expect(MOVES).toContain('farmer buys 24 for coal')
  })

  it.each(FILES)('%s draws and sends, and knows no rules', (name) => {
    const code = codeOf(readFileSync(name, 'utf8'))
    expect([...notation(code), ...rules(code), ...detours(name, code)]).toEqual([])
  })
})

describe('what would be found', () => {
  it.each([
    "const [verb, pool] = move.split(' ')",
    "if (move.startsWith('store ')) return",
    "legal.includes('farmer buys 31')",
    'return `take ${pool} ${colour}`',
    "triedMove = 'pump 1'",
    "chosen.move === 'end'",
  ])('notation: %s', (code) => {
    expect(notation(code)).not.toEqual([])
  })

  it.each(['const FLOODED_PINGE = 2', "if (identity.edition === 'first') three()", 'why(target) // R-WATER-03'])(
    'rules: %s',
    (code) => {
      expect(rules(code)).not.toEqual([])
    },
  )

  it.each(["fetch('/api/tables')", 'new WebSocket(address)', 'api.post(`/tables/${id}/look`)'])(
    'detours: %s',
    (code) => {
      expect(detours('src/table/Bar.svelte', code)).not.toEqual([])
    },
  )

  it('and what is no move is left alone', () => {
    expect(notation("t('web-table-order'); step.moves[made] === move; `worker:${worker}`; 'lamp'")).toEqual([])
  })
})
