import { keptText } from '../../ui/kept-text.ts'

/** The answers of a visitor and when they were assessed, in their tab: until it closes, or a member takes them over. */
export const keptResult = keptText('tab', 'suv:visitor-result', 'The result of the demo')

/** The same beyond the tab, for who goes to buy: the mail that comes of it opens another one. */
const carriedResult = keptText('device', 'suv:visitor-result')

const daysCarried = 2

/** Has the result wait for the one who buys. */
export function carryResultToSignup(): void {
  const text = keptResult.read()
  if (text !== null) carriedResult.write(text)
}

/** In the tab in which a first password was set: the result that its owner left to buy. Not one that was left for days. */
export function receiveCarriedResult(): void {
  const text = carriedResult.readAs((kept) => (isRecent(kept) ? kept : null))
  carriedResult.remove()
  if (text !== null && keptResult.read() === null) keptResult.write(text)
}

export function forgetResult(): void {
  keptResult.remove()
  carriedResult.remove()
}

function isRecent(kept: string): boolean {
  const { assessedAt } = JSON.parse(kept) as { assessedAt: string }
  return Date.now() - Date.parse(assessedAt) < daysCarried * 86_400_000
}
