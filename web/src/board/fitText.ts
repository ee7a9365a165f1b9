/** One line of lettering that ends with an ellipsis where its room ends. */
import type { Attachment } from 'svelte/attachments'

export function fitText(text: string, room: number): Attachment<SVGTextElement> {
  return (node) => {
    const shorten = (): void => {
      node.textContent = text
      let kept = text.length
      while (kept > 1 && node.getComputedTextLength() > room) {
        kept -= 1
        node.textContent = `${text.slice(0, kept).trimEnd()}…`
      }
    }
    shorten()
    void document.fonts.ready.then(shorten)
  }
}
