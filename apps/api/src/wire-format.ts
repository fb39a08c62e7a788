import superjson, { type SuperJSONResult } from 'superjson'

/** Deeper than any answer. A value that holds itself has no end. */
const deepest = 50

/** superjson looks at these itself, and refuses them. */
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * superjson, without its walk where there is nothing to tell: nearly all that we send and get is plain JSON, for which superjson
 * writes `{ json }` and nothing else. What it writes is the same, but that a field which is undefined is left out, as in all of JSON:
 * the web app reads this wire without superjson.
 */
export const wireFormat = {
  serialize(value: unknown): SuperJSONResult {
    return isPlainJson(value, deepest) ? { json: value } : superjson.serialize(value)
  },
  deserialize(result: SuperJSONResult): unknown {
    const isPlain = typeof result === 'object' && result !== null && result.meta === undefined
    return isPlain ? result.json : superjson.deserialize(result)
  },
}

/** Whether `JSON.parse` gives back what `JSON.stringify` makes of it, but for fields that are undefined. */
function isPlainJson(value: unknown, depth: number): value is SuperJSONResult['json'] {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
    case 'object':
      return value === null || (depth > 0 && holdsPlainJson(value, depth - 1))
    default:
      return false
  }
}

function holdsPlainJson(value: object, depth: number): boolean {
  if (Array.isArray(value)) return value.every((item) => isPlainJson(item, depth))
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  for (const key in value) {
    const field: unknown = value[key as keyof typeof value]
    if (refusedKeys.has(key) || (field !== undefined && !isPlainJson(field, depth))) return false
  }
  return true
}
