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
    if (isPlain) return result.json
    if (isCostly(result)) throw new TypeError('No call takes such a value.')
    return superjson.deserialize(result)
  },
}

/** What superjson makes of a text: a number of a million digits takes a tenth of a second to read, and no call has one. */
const costly: ReadonlySet<unknown> = new Set(['bigint', 'regexp'])
const longestText = 1_000

function isCostly(result: SuperJSONResult): boolean {
  return (
    holds(result?.meta, (part) => costly.has(part)) &&
    holds(result?.json, (part) => typeof part === 'string' && part.length > longestText)
  )
}

function holds(value: unknown, isSought: (part: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((part) => holds(part, isSought))
    : isSought(value)
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
