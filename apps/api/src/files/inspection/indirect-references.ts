/** A text, a quoted name (which may hold a bracket), the function, and brackets. It never steps back far, however long the formula. */
const tokens = /"((?:[^"]|"")*)"|'[^']*'|\bINDIRECT\s*\(|[()]/gi
/** A path on a server or a drive, or an address. */
const address = /\\\\|:[\\/]/

/**
 * Whether `INDIRECT` is given an address in its texts, in one or in pieces. Excel asks only workbooks that are open; LibreOffice fetches
 * the one that is named. What an address is made of outside the formula, such as the text of a cell, cannot be told from a sheet's name.
 */
export function asksElsewhere(formula: string): boolean {
  let depth = 0
  let texts: string[] = []
  for (const [token, text] of formula.matchAll(tokens)) {
    if (text !== undefined && depth > 0) texts.push(text)
    // Inside the function each bracket counts, to find the one that closes it.
    if (token.endsWith('(') && (depth > 0 || token.length > 1)) depth += 1
    if (token !== ')' || depth === 0) continue
    depth -= 1
    if (depth > 0) continue
    if (address.test(texts.join(''))) return true
    texts = []
  }
  // One that is never closed.
  return address.test(texts.join(''))
}
