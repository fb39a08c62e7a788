/** Where a pack goes. `other`: by the limit that the letter or the page names. */
export const packDestinations = ['pr_portal', 'ircc_portal', 'other'] as const
export type PackDestination = (typeof packDestinations)[number]

/** What one pack may hold; it is made as a whole. */
export const mostPackPapers = 100
export const mostPackBytes = 200_000_000

/** Bounds of a limit of one's own, in MB. */
export const leastLimitMb = 1
export const mostLimitMb = 100
