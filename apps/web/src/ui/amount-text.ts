import { formatCad, readDollars, remarkOnDollars } from '@suv/domain'

/** Amounts of whole Canadian dollars as people type them; `readMoney` of the domain says which forms. Empty means: none. */

const largest = 2_000_000_000

/** Null for an empty field; NaN for what is no amount. Cents are left out. */
export function readAmount(text: string): number | null {
  return text.trim() === '' ? null : (readDollars(text) ?? Number.NaN)
}

/** What is wrong with a typed amount, else null. */
export function amountError(text: string, { isRequired = false } = {}): string | null {
  const amount = readAmount(text)
  if (amount === null) return isRequired ? 'Enter an amount.' : null
  if (Number.isNaN(amount)) return 'Enter Canadian dollars in digits, such as 75,000.'
  if (amount < 0) return 'Enter 0 or more.'
  return amount > largest ? 'Enter at most 2,000,000,000.' : null
}

/** How a typed amount was taken, where that is not as it stands: without its cents. Else null. */
export function amountRemark(text: string): string | null {
  return amountError(text) === null ? remarkOnDollars(text, formatCad) : null
}

/** '200,000'; empty for none. */
export function amountText(amount: number | null | undefined): string {
  return amount == null ? '' : amount.toLocaleString('en-CA')
}
