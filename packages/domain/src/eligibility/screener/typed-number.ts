/** Reads numbers as people type them. Each function gives undefined for text that is not such a number. */

/** Spaces around it and full-width digits, which East Asian keyboards produce, do not change a number. */
function tidy(text: string): string {
  return text
    .trim()
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - '０'.charCodeAt(0) + 48))
}

function readMatching(text: string, form: RegExp): number | undefined {
  // Only plain notation: Number() alone would also read '', '1e3', '0x10' and 'Infinity'.
  // Adding 0 turns -0 into 0.
  return form.test(text) ? Number(text) + 0 : undefined
}

/** A number such as '9', '12.5' or '10%'. */
export function readPercent(text: string): number | undefined {
  return readMatching(tidy(text).replace(/\s*%$/, ''), /^-?\d+(\.\d+)?$/)
}

/** A whole number such as '5'. */
export function readWhole(text: string): number | undefined {
  return readMatching(tidy(text), /^-?\d+$/)
}

/** Whole dollars such as '20000', '20,000', '20 000' or '$20,000'. */
export function readDollars(text: string): number | undefined {
  const digits = tidy(text).replace(/^\$\s*/, '')
  const grouped = /^\d{1,3}(?:([,\s])\d{3}(?:\1\d{3})*)$/.test(digits)
  return readMatching(grouped ? digits.replace(/[,\s]/g, '') : digits, /^-?\d+$/)
}
