/** JSON merge patches (RFC 7396), applied without changing what was there: parts that stay are the same objects. */

type Json = unknown

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The document after the patch. Null in a patch removes a member; lists are replaced as a whole. */
export function patched(document: Json, patch: Json): Json {
  if (!isObject(patch)) return patch
  const next = new Map(isObject(document) ? Object.entries(document) : [])
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) next.delete(key)
    else next.set(key, patched(next.get(key), value))
  }
  return Object.fromEntries(next)
}
