/** Calling somebody from the home page: a bell for the turn, a notification if they look elsewhere. */
import { t } from '../i18n/texts.svelte'
import { navigate } from '../route.svelte'
import { settings } from '../settings.svelte'
import { bell as ring } from '../table/alerts'
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

/** Tell it, if it is worth it and the reader wants it. */
export function announce(notice: Notice): void {
  if (notice.type === 'turn') ring()
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
    // some phones allow notifications only to service workers; the page itself shows the turn
  }
}
