/** What a reader likes on this device: theme, sound, letters on pieces, notifications. */
export type Theme = 'system' | 'light' | 'dark'

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const dusk = matchMedia('(prefers-color-scheme: dark)')

class Settings {
  theme = $state<Theme>((localStorage.getItem('theme') as Theme | null) ?? 'system')
  letters = $state(localStorage.getItem('letters') === 'yes')
  sound = $state(Number(localStorage.getItem('sound') ?? '0'))
  notify = $state(localStorage.getItem('notify') === 'yes')
  /** How slowly the moves of others are shown: 1 as drawn, 0 at once. */
  pace = $state(Number(localStorage.getItem('pace') ?? (calm.matches ? '0' : '1')))
  private systemDark = $state(dusk.matches)

  constructor() {
    dusk.addEventListener('change', (event) => (this.systemDark = event.matches))
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark)
  }

  keep(): void {
    localStorage.setItem('theme', this.theme)
    localStorage.setItem('letters', this.letters ? 'yes' : 'no')
    localStorage.setItem('sound', String(this.sound))
    localStorage.setItem('notify', this.notify ? 'yes' : 'no')
    localStorage.setItem('pace', String(this.pace))
  }
}

export const settings = new Settings()
