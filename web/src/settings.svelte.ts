/** The settings of this device: theme, sound, letters on pieces, notifications, animation speed. */
export type Theme = 'system' | 'light' | 'dark'

/** Factors for the duration of animations. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.5, none: 0 } as const
export type PaceName = keyof typeof PACES

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const dusk = matchMedia('(prefers-color-scheme: dark)')

class Settings {
  theme = $state<Theme>((localStorage.getItem('theme') as Theme | null) ?? 'system')
  letters = $state(localStorage.getItem('letters') === 'yes')
  sound = $state(Number(localStorage.getItem('sound') ?? '0'))
  notify = $state(localStorage.getItem('notify') === 'yes')
  /** The factor for the duration of animations; 0 shows everything at once. */
  pace = $state<number>(Number(localStorage.getItem('pace') ?? (calm.matches ? '0' : '1')))
  private systemDark = $state(dusk.matches)
  private systemCalm = $state(calm.matches)

  constructor() {
    dusk.addEventListener('change', (event) => (this.systemDark = event.matches))
    calm.addEventListener('change', (event) => (this.systemCalm = event.matches))
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark)
  }

  /** The duration of an animation in milliseconds with the current settings; 0 if nothing may move. */
  duration(drawn: number): number {
    return this.systemCalm ? 0 : drawn * this.pace
  }

  save(): void {
    localStorage.setItem('theme', this.theme)
    localStorage.setItem('letters', this.letters ? 'yes' : 'no')
    localStorage.setItem('sound', String(this.sound))
    localStorage.setItem('notify', this.notify ? 'yes' : 'no')
    localStorage.setItem('pace', String(this.pace))
  }
}

export const settings = new Settings()

/** Style sheets use the factor too: `calc(240ms * var(--pace))`. */
$effect.root(() => {
  $effect(() => document.documentElement.style.setProperty('--pace', String(settings.pace)))
})
