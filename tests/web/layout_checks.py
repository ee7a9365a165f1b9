"""Checks for missing texts and for elements that overflow."""

from __future__ import annotations

from playwright.sync_api import Page

MISSING = r"""() => {
  const found = new Set()
  const name = /\b(web|season|tile|worker|good|source|level|character)-[a-z0-9]+(-[a-z0-9]+)*\b/
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent
    if (name.test(text) && !walker.currentNode.parentElement.closest('script, style, code')) found.add(text.trim())
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const attribute of ['aria-label', 'title', 'placeholder']) {
      const text = element.getAttribute(attribute)
      if (text && name.test(text)) found.add(text)
    }
  }
  return [...found]
}"""

OVERFLOW = r"""() => {
  const wide = document.documentElement.clientWidth
  const out = []
  if (document.documentElement.scrollWidth > wide + 1) out.push('the page scrolls sideways')
  for (const element of document.querySelectorAll('button, .button, h1, h2, h3, label, b, .chip')) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || element.closest('svg, .unseen, [aria-hidden=true], .order, dialog:not([open])')) continue
    if (box.right > wide + 1 || box.left < -1) out.push(`outside: ${element.textContent.trim().slice(0, 40)}`)
    const style = getComputedStyle(element)
    const shows = style.overflow === 'visible' && style.display !== 'inline'
    const cut = shows && element.scrollWidth > element.clientWidth + 2
    if (cut) out.push(`too long: ${element.textContent.trim().slice(0, 40)}`)
  }
  return out
}"""


def missing_texts(page: Page) -> list[str]:
    """Message ids that are shown instead of their text."""
    found: list[str] = page.evaluate(MISSING)
    return found


def overflows(page: Page) -> list[str]:
    """Elements that overflow the window or their own box."""
    found: list[str] = page.evaluate(OVERFLOW)
    return found
