/** Deeper than any call's, and far from what a recursion over it stumbles at. */
const deepest = 64

/** More values than any call has: a long upload's ten thousand parts have two each. */
const mostValues = 50_000

/** More names than any object has: free fields have 500. Objects of tens of thousands take long to copy. */
const mostNames = 1_000

/**
 * Whether JSON nests deeper, or holds more, than is taken here. It is looked at as text, in one pass, before anything is built of it: what walks
 * through the value afterwards (superjson, a hash over its keys, the export of a member's data) may recurse.
 */
export function isTooMuchJson(json: string): boolean {
  let depth = 0
  let values = 1
  let isText = false
  /** Of the object or list that is open at each depth: how many names it has had. */
  const names = new Uint16Array(deepest + 1)
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (isText) {
      if (code === backslash) at++
      else if (code === quote) isText = false
    } else if (code === quote) isText = true
    else if (code === comma) {
      values += 1
      if (values > mostValues) return true
    } else if (code === colon) {
      const open = (names[depth] ?? 0) + 1
      if (open > mostNames) return true
      names[depth] = open
    } else if (code === openBrace || code === openBracket) {
      depth += 1
      if (depth > deepest) return true
      names[depth] = 0
    } else if (code === closeBrace || code === closeBracket) depth = Math.max(0, depth - 1)
  }
  return false
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

export const tooMuchJsonText = `The JSON nests too deep or holds too much: at most ${deepest} levels, ${mostValues.toLocaleString('en-CA')} values, and ${mostNames.toLocaleString('en-CA')} names in one object are taken.`
