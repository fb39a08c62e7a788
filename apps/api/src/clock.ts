/** The time of day as the application sees it; tests hand in their own. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** The calendar day, UTC, as YYYY-MM-DD. */
export function today(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10)
}
