/** Alerts on the home page: a bell for the player's turn, a browser notification if the tab is hidden. */
import { t } from '../i18n/texts.svelte'
import { navigate } from '../route.svelte'
import { settings } from '../settings.svelte'
import { playBell } from '../table/alerts'
import type { Notice } from './notices.svelte'

const WORDS: Partial<Record<Notice['type'], string>> = {
  turn: 'web-home-notice-turn',
  started: 'web-home-notice-started',
  ready: 'web-home-notice-ready',
  over: 'web-home-notice-over',
}

function mayAnnounce(): boolean {
  return 'Notification' in window && Notification.permission === 'granted' && settings.notify
}

/** Announce a notice, if the settings allow it. */
export function announce(notice: Notice): void {
  if (notice.type === 'turn') playBell()
  const words = WORDS[notice.type]
  if (!words || !document.hidden || !mayAnnounce()) return
  try {
    const shown = new Notification('Haspelknecht', { body: t(words), icon: '/icon-192.png', tag: notice.table })
    shown.onclick = () => {
      window.focus()
      navigate(`/table/${notice.table}`)
      shown.close()
    }
  } catch {
    // some phones allow notifications only from service workers; the page still shows the turn
  }
}
