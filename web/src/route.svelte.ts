/** Client-side routing. */
let path = $state(location.pathname)
let query = $state(location.search)

addEventListener('popstate', () => {
  path = location.pathname
  query = location.search
})

/** The segments of the path: `/table/x` is `['table', 'x']`. */
export function pathSegments(): string[] {
  return path.split('/').filter(Boolean).map(decodeURIComponent)
}

/** A query parameter, as in `?step=12`. */
export function queryParam(name: string): string | null {
  return new URLSearchParams(query).get(name)
}

/** Go to another page of the app. */
export function navigate(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  path = location.pathname
  query = location.search
  scrollTo(0, 0)
}

/** Handle clicks on internal links without a page load; new tabs and downloads are not affected. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  navigate(link.pathname + link.search + link.hash)
}
