import { carriedResult, keptResult } from './visitor-result.ts'

const daysCarried = 2

/** In the tab in which a first password was set: the result that its owner left to buy. Not one that was left for days. */
export function receiveCarriedResult(): void {
  const text = carriedResult.readAs((kept) => (isRecent(kept) ? kept : null))
  carriedResult.remove()
  if (text !== null && keptResult.read() === null) keptResult.write(text)
}

function isRecent(kept: string): boolean {
  const { assessedAt } = JSON.parse(kept) as { assessedAt: string }
  return Date.now() - Date.parse(assessedAt) < daysCarried * 86_400_000
}
