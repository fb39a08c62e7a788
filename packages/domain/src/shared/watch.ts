/** What there is to say about a dated paper today. */
export type Watch = {
  /** `good` is in order, `attention` wants something done soon, `over` no longer counts, `plain` only informs. */
  readonly tone: 'good' | 'plain' | 'attention' | 'over'
  /** One or two sentences with the dates. */
  readonly text: string
  /** The last day (YYYY-MM-DD) on which the paper counts, where that is known. */
  readonly lastDay: string | null
}

/** '1 day', '1,200 days'. */
export function countDays(days: number): string {
  return `${days.toLocaleString('en-CA')} day${days === 1 ? '' : 's'}`
}

/** 'today', 'tomorrow', 'in 12 days'. */
export function inDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
