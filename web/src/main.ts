import { mount } from 'svelte'
import App from './App.svelte'
import { preferredLanguage, setLanguage } from './i18n/texts.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'

await setLanguage(preferredLanguage())
const target = document.getElementById('app')
if (!target) throw new Error('The page has no element #app.')
mount(App, { target })
