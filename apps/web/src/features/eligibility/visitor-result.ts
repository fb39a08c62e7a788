import { keptText } from '../../ui/kept-text.ts'

export const visitorResultKey = 'suv:visitor-result'

/** The answers of a visitor and when they were assessed, in their tab: until it closes, or a member takes them over. */
export const keptResult = keptText('tab', visitorResultKey, 'The result of the demo')

/** The same beyond the tab, for who goes to buy: the mail that comes of it opens another one. */
export const carriedResult = keptText('device', visitorResultKey)

/** Has the result wait for the one who buys. */
export function carryResultToSignup(): void {
  const text = keptResult.read()
  if (text !== null) carriedResult.write(text)
}

export function forgetResult(): void {
  keptResult.remove()
  carriedResult.remove()
}
