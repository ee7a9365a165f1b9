/** JSON merge patches (RFC 7396). The document is not mutated, and unchanged parts stay the same objects. */

type Json = unknown

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The document after the patch. Null removes a member; arrays are replaced as a whole. */
export function patched(document: Json, patch: Json): Json {
  if (!isObject(patch)) return patch
  const next = new Map(isObject(document) ? Object.entries(document) : [])
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) next.delete(key)
    else next.set(key, patched(next.get(key), value))
  }
  return Object.fromEntries(next)
}
