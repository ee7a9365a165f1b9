/**
 * The client draws views and sends intents. It does not parse the notation of moves, repeat numbers of the rules, decide
 * what is legal, or use another way to the server than its socket and openapi-fetch. This test searches the source for
 * signs of that.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const TEST_HELPERS = ['src/board/testData.ts', 'src/playing/fakeTable.svelte.ts']
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') && name !== 'src/api/schema.ts')
  .filter((name) => !TEST_HELPERS.includes(name))

/** All moves in the table of docs/notation.md. */
const MOVES = (/## Moves(.*?)## Positions/s.exec(readFileSync('../docs/notation.md', 'utf8'))?.[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => Array.from(line.matchAll(/`([^`]+)`/g), ([, move]) => move!))
const FIRST_WORDS = new Set(
  MOVES.map((move) => move.split(' ').slice(0, 2))
    .filter((words) => words.length === 2)
    .map(String),
)

/** A variable that holds the text of a move, or a list of them. */
const MOVE = String.raw`\b(?:moves?|work_moves|chosen|nextWork)\b(?:\[[^\]]*\])?[!?]*(?:\.move\b)?[!?]*`
const STRING_METHOD = 'split|startsWith|endsWith|match(?:All)?|slice|substring|replace(?:All)?|indexOf|search|charAt'
const PARSING = [
  new RegExp(String.raw`${MOVE}\??\.(?:${STRING_METHOD})\(`, 'g'),
  new RegExp(String.raw`${MOVE}\??\.includes\(['"\x60]`, 'g'),
  new RegExp(String.raw`\.(?:test|exec)\([^)]*${MOVE}\)`, 'g'),
  new RegExp(String.raw`\bswitch \([^)]*${MOVE}\)`, 'g'),
  new RegExp(String.raw`${MOVE}\s*[!=]==\s*['"\x60][^'"\x60]`, 'g'),
  new RegExp(String.raw`['"\x60]\s*[!=]==\s*(?:\w+\.)*${MOVE}(?![\w.])`, 'g'),
]

/** Literals that look like a move, and code that takes a move apart. */
function notation(code: string): string[] {
  const literals = Array.from(code.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g), ([, , text]) => text!)
  const moves = literals.filter((text) => {
    const [first = '', second = ''] = text.split(' ')
    const argument = /^\d|^\$\{/.test(second) // a number, or a placeholder
    return (
      FIRST_WORDS.has(`${first},${second}`) ||
      (argument && [...FIRST_WORDS].some((pair) => pair.startsWith(`${first},`)))
    )
  })
  return [...moves, ...PARSING.flatMap((pattern) => code.match(pattern) ?? [])]
}

/** Quantities of the game: comparing one with 0 or 1 asks whether there is any, with more it repeats a rule. */
const QUANTITY = '(?:water|food|wood|coal|thaler|debts|shaft|pinge_wood|tunnel_wood|steps|year|forks|hammers|points)'
const RULES = [
  /\bR-[A-Z]+-\d+[a-z]?\b/g, // the id of the rule that the code carries out
  /\b(?:FLOOD|RENT|WINTER_COAL|PINGE_BONUS|DISK_VALUES|COLOUR_MARKERS|BUILDINGS|FEES|DEBT)\w*\s*[:=]/g,
  /edition\s*===\s*['"`]|options?\.(?:building_symbols|mill_\w+|second_take\w*)/g,
  new RegExp(String.raw`\b${QUANTITY}\s*(?:[<>]=?|[!=]==)\s*(?:[2-9]|\d\d)`, 'g'),
  new RegExp(String.raw`\b(?:[2-9]|\d\d)\s*(?:[<>]=?|[!=]==)\s*(?:\w+\.)*${QUANTITY}\b`, 'g'),
  /\b(?:isLegal|legalMoves|(?:can|may)(?:Buy|Mine|Lift|Pay|Take|Build|Remove|Store))\b/g,
  /\.cost\b[\w.[\]?!]*\s*[<>]=?\s/g, // whether something can be paid
]

function rules(code: string): string[] {
  return RULES.flatMap((pattern) => code.match(pattern) ?? [])
}

/** Requests that bypass openapi-fetch and the two sockets, and routes that the client no longer uses. */
function bypasses(name: string, code: string): string[] {
  const fetched =
    name === 'src/api/client.ts' ? [] : (code.match(/\bfetch\(|\bXMLHttpRequest\b|\bEventSource\b/g) ?? [])
  const sockets = ['src/table/live.svelte.ts', 'src/pages/notices.svelte.ts'].includes(name)
    ? []
    : (code.match(/new WebSocket/g) ?? [])
  const retired = code.match(/\/(?:look|story|news)\b(?=[?'"`])/g) ?? []
  return [...fetched, ...sockets, ...retired]
}

/** A file without comments and styles. */
function codeOf(text: string): string {
  return text.replace(/\/\*.*?\*\/|<!--.*?-->|(?<![:'"`])\/\/.*?$|<style.*?<\/style>/gms, '')
}

describe('the client', () => {
  it('is searched completely', () => {
    expect(FILES.length).toBeGreaterThan(150)
    expect(MOVES).toContain('farmer buys 24 for coal')
  })

  it.each(FILES)('%s contains no rules', (name) => {
    const code = codeOf(readFileSync(name, 'utf8'))
    expect([...notation(code), ...rules(code), ...bypasses(name, code)]).toEqual([])
  })
})

describe('the search', () => {
  it.each([
    "const [verb, pool] = move.split(' ')",
    "if (move.startsWith('store ')) return",
    "moves[0]!.split(' ')",
    "const buys = controller.chosen?.includes('buys')",
    "work_moves[0]?.startsWith('farmer')",
    '/^take (\\d)/.exec(choice.move)',
    'if (/buys/.test(move)) open()',
    'switch (chosen.move) { }',
    "legal.includes('farmer buys 31')",
    'return `take ${pool} ${colour}`',
    "triedMove = 'pump 1'",
    "chosen.move === 'end'",
    "'end' === move",
  ])('finds notation: %s', (code) => {
    expect(notation(code)).not.toEqual([])
  })

  it.each([
    'const FLOODED_PINGE = 2',
    "if (identity.edition === 'first') three()",
    'why(target) // R-WATER-03',
    'const flooded = now.mine.water >= 2',
    'if (5 <= mine.water) stop()',
    '{#if board.year === 3}',
    'const canBuy = true',
    'const payable = tile.cost.black <= disks.black',
  ])('finds rules: %s', (code) => {
    expect(rules(code)).not.toEqual([])
  })

  it.each(["fetch('/api/tables')", 'new WebSocket(address)', 'api.post(`/tables/${id}/look`)'])(
    'finds requests that bypass the client: %s',
    (code) => {
      expect(bypasses('src/table/ActionBar.svelte', code)).not.toEqual([])
    },
  )

  it('accepts code without rules', () => {
    expect(notation("t('web-table-order'); step.moves[made] === move; `worker:${worker}`; 'lamp'")).toEqual([])
    expect(rules('mine.water > 0; player.food === 0; cost.any ?? 0; mine.water >= mark.level')).toEqual([])
  })
})
