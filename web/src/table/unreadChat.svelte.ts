import { untrack } from 'svelte'
import type { LiveTable } from './live.svelte'

/** Counts the chat messages that arrived while the chat was not visible. Call it while a component is set up. */
export function unreadChat(live: LiveTable, visible: () => boolean): { readonly count: number } {
  let read = $state(untrack(() => live.chat.length))
  $effect(() => {
    if (visible()) read = live.chat.length
  })
  return {
    get count() {
      return visible() ? 0 : Math.max(0, live.chat.length - read)
    },
  }
}
