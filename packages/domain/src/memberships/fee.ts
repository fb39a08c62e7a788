/** What full access costs, in cents (CAD). */
export const defaultMembershipFee = 95_000
