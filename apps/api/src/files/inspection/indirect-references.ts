import type { Refusal } from './verdict.ts'

/** A text, a quoted name (which may hold a bracket), the functions, and brackets. It never steps back far, however long the formula. */
const tokens = /"((?:[^"]|"")*)"|'[^']*'|\b(?:INDIRECT|HYPERLINK)\s*\(|[()]/gi
/** A path on a server or a drive, or an address. */
const address = /\\\\|:[\\/]/
/** What begins with anything but the web, a mailbox, a telephone or a place in the book; or leads to a server's folder further on. */
const otherLink = /^\s*(?!https?:|mailto:|tel:|www\.|#)[\w.+-]+:|\\\\|\bfile:/i

/**
 * Whether `INDIRECT` is given an address in its texts, in one or in pieces. Excel asks only workbooks that are open; LibreOffice fetches
 * the one that is named. And whether `HYPERLINK` is given one that no click should open. What an address is made of outside the formula, such as the text of a cell, cannot be told from a sheet's name.
 */
export function judgeAddresses(formula: string): Refusal | undefined {
  let depth = 0
  let texts: string[] = []
  let isLink = false
  const judge = (): Refusal | undefined => {
    if (!(isLink ? otherLink : address).test(texts.join(''))) return undefined
    return isLink ? 'link' : 'fetching'
  }
  for (const [token, text] of formula.matchAll(tokens)) {
    if (text !== undefined && depth > 0) texts.push(text)
    if (depth === 0 && token.length > 1) isLink = /^H/i.test(token)
    // Inside the function each bracket counts, to find the one that closes it.
    if (token.endsWith('(') && (depth > 0 || token.length > 1)) depth += 1
    if (token !== ')' || depth === 0) continue
    depth -= 1
    if (depth > 0) continue
    const refusal = judge()
    if (refusal !== undefined) return refusal
    texts = []
  }
  // One that is never closed.
  return judge()
}
