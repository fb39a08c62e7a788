/** The time of day as the application sees it; tests hand in their own. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }
