/** Shows one component with a position of a real game: ?c=board/MineBoard&f=3p-year2-working&props={"seat":"B"} */
import { mount, type Component } from 'svelte'
import Sprite from '../src/art/Sprite.svelte'
import { isLanguage, setLanguage } from '../src/i18n/texts.svelte'
import '../src/style/fonts.css'
import '../src/style/tokens.css'
import '../src/style/base.css'

const asked = new URLSearchParams(location.search)
const components = import.meta.glob<{ default: Component<Record<string, unknown>> }>([
  '../src/**/*.svelte',
  './*.svelte',
])
const fixtures = import.meta.glob<{ default: Record<string, unknown> }>('./fixtures/*.json')

const wanted = asked.get('lang')
await setLanguage(isLanguage(wanted) ? wanted : 'en')
document.documentElement.classList.add(asked.get('dark') ? 'dark' : 'light')
const position = asked.get('f')
const fixture = position ? (await fixtures[`./fixtures/${position}.json`]!()).default : {}
const props = JSON.parse(asked.get('props') ?? '{}') as Record<string, unknown>
const name = asked.get('c') ?? ''
const path = name.startsWith('dev/') ? `./${name.slice(4)}.svelte` : `../src/${name}.svelte`
const { default: Shown } = await components[path]!()
const target = document.getElementById('app')
if (!target) throw new Error('The page has no element #app.')
mount(Sprite, { target })
mount(Shown, { target, props: { ...fixture, handler: null, ...props } })
