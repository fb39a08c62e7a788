import { takeFirstData } from './take-first-data.ts'

/** What the routes of the signed-in areas read from; loaded with the first of them. */
export { dayInZone } from '@suv/domain'
export { keptResult } from '../features/eligibility/visitor-result.ts'
export { MemberArea } from '../layout/MemberArea.tsx'
export { isUnauthorized, queryClient } from '../query-client.ts'
export { api } from '../trpc.ts'

// Where the server renders a page it gives them itself.
if (!import.meta.env.SSR) takeFirstData()
