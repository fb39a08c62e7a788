/** What full access costs, in cents (CAD). */
export const defaultMembershipFee = 95_000

/** The same as it is written. A constant: the browser's first number formatter takes 30 ms, which a page about one price can do without. */
export const membershipPrice = '$950'
