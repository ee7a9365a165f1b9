/** All colours are tokens in tokens.css, so that both themes define every colour. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// Not checked: icons.svg and public/, which are pictures, and the page and the manifest, which are read without styles.
const FILES = ['src', 'dev']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(svelte|css|ts)$/.test(name) && !/\.test\.ts$|^src\/api\/schema\.ts$/.test(name))
const TOKENS = readFileSync('src/style/tokens.css', 'utf8')

const NAMES = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
  darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
  mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
  mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
  saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
  steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s+/)

const HEX = /(?<!href="|url\(|&)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi
const FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi
const NAME = new RegExp(`(?<![\\w-])(?:${NAMES.join('|')})(?![\\w-])`, 'gi')
/** Where a name is a colour: `black` and `brown` are also disks in scripts, texts and class names. */
const DECLARATION =
  /(?<![\w-])(?:--[\w-]+|[\w-]*color|background[\w-]*|border[\w-]*|outline|fill|stroke|filter|[\w-]*shadow):([^;{}]+)/gi
const ATTRIBUTE = /(?<![\w-])(?:style:)?(?:fill|stroke|[\w-]*color|style)=(?:"([^"]*)"|'([^']*)')/gi

/** The colour literals in a file. */
function literals(name: string, text: string): string[] {
  const code = text.replace(/\/\*.*?\*\/|<!--.*?-->|(?<!:)\/\/.*?$/gms, '')
  const styles = name.endsWith('.css') ? code : (/<style.*<\/style>/s.exec(code)?.[0] ?? '')
  const markup = name.endsWith('.svelte') ? code.replace(/<(script|style).*?<\/\1>/gs, '') : ''
  const values = [
    ...Array.from(styles.matchAll(DECLARATION), ([, value]) => value),
    ...Array.from(markup.matchAll(ATTRIBUTE), ([, double, single]) => double ?? single),
  ]
  return [code.match(HEX), code.match(FUNCTION), values.join('\n').match(NAME)].flatMap((found) => found ?? [])
}

describe('colours', () => {
  it('are named in tokens.css only', () => {
    const others = FILES.filter((name) => name !== 'src/style/tokens.css')
    const found = others.flatMap((name) => literals(name, readFileSync(name, 'utf8')).map((one) => `${name}: ${one}`))
    expect(found).toEqual([])
  })

  it.each([
    ['a.css', 'a { color: #2b211a; border: 1px solid #fff8 }', ['#2b211a', '#fff8']],
    ['a.css', 'a { background: color-mix(in srgb, var(--red) 8%, black); --x: rgb(0 0 0 / 5%) }', ['rgb(', 'black']],
    ['a.svelte', '<path fill="#a87542" style:stroke="tan" /><style>b { fill: Red }</style>', ['#a87542', 'Red', 'tan']],
    ['a.ts', "const TAG = { 14: '#d8e6ea' }", ['#d8e6ea']],
    ['a.ts', "const disks = ['black', 'brown'] // since #123", []],
    ['a.svelte', '{#each disks as disk}<use href="#fade" fill="url(#bed)" />{/each}', []],
    ['a.svelte', '<b class="black" fill="var(--red)">red</b><style>.brown { fill: currentColor }</style>', []],
    ['a.css', 'a { color: transparent; transition: color 1s; fill: var(--snow) } /* #fff */', []],
  ])('are found: %s, %s', (name, text, found) => {
    expect(literals(name, text)).toEqual(found)
  })

  it('that are used exist', () => {
    const texts = FILES.map((name) => readFileSync(name, 'utf8')).join('\n')
    const made = new Set(Array.from(texts.matchAll(/(--[\w-]+)['"]?[:=,]/g), ([, name]) => name))
    const used = new Set(Array.from(texts.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name))
    expect([...used].filter((name) => !made.has(name))).toEqual([])
  })

  it('of the page are the same before its styles are there', () => {
    const page = /--page: (.+);/.exec(TOKENS)?.[1] ?? ''
    expect(readFileSync('index.html', 'utf8')).toContain(`name="theme-color" content="${page}"`)
    expect(readFileSync('public/manifest.webmanifest', 'utf8')).toContain(`"theme_color": "${page}"`)
  })
})
