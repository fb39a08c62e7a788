/** Amounts of whole Canadian dollars as people type them: '200000', '200,000', '$200 000'. Empty means: none. */

const largest = 2_000_000_000

/** Null for an empty field; NaN for what is no whole amount. */
export function readAmount(text: string): number | null {
  const digits = text.replaceAll(/[\s,$\u00a0\u202f]/g, '')
  if (digits === '') return null
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}

/** What is wrong with a typed amount, else null. */
export function amountError(text: string, { isRequired = false } = {}): string | null {
  const amount = readAmount(text)
  if (amount === null) return isRequired ? 'Enter an amount.' : null
  if (Number.isNaN(amount)) return 'Enter whole Canadian dollars, such as 75,000.'
  return amount > largest ? 'Enter at most 2,000,000,000.' : null
}

/** '200,000'; empty for none. */
export function amountText(amount: number | null | undefined): string {
  return amount == null ? '' : amount.toLocaleString('en-CA')
}
