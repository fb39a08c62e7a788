/** How the product writes amounts, dates and shares. Texts depend on nothing but the argument. */

import { once } from './shared/once.ts'

const wholeDollars = once(
  () => new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }),
)
const dollarsAndCents = once(() => new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }))

/** An amount in CAD: '$1,055' for whole dollars, '$9.50' otherwise. */
export function formatCad(amount: number): string {
  return (Number.isInteger(amount) ? wholeDollars : dollarsAndCents)().format(amount)
}

/** Whole thousands of CAD in short: '$200K'. */
export function formatThousands(amount: number): string {
  return `$${amount / 1000}K`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * An ISO date as '20 Nov 2026'. The calendar day is taken as written, never moved into a time zone; of an instant
 * it is the day in UTC. Anything else comes back unchanged.
 */
export function formatDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(iso) ?? []
  const monthName = months[Number(month) - 1]
  if (!year || !day || !monthName) return iso
  return `${Number(day)} ${monthName} ${year}`
}

const percentNumber = once(
  () =>
    new Intl.NumberFormat('en-CA', {
      maximumFractionDigits: 2,
      // Rounding up would show 9.999 as 10, as if a threshold of 10 were met.
      roundingMode: 'trunc',
      signDisplay: 'negative',
    }),
)

/** A share in percent as '9%' or '9.25%', cut to two decimals. */
export function formatPercent(percent: number): string {
  return `${percentNumber().format(percent)}%`
}
