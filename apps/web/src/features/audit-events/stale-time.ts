/** Who opens the page sees what has just happened; what came with the page, or before the press, is not asked for again. */
export const activityStaleTime = 10_000
