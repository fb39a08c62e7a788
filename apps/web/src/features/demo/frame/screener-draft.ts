import { screenerDraftPrefix } from '../../eligibility/draft-key.ts'

/** Where a visitor's tab keeps unfinished answers. */
export const demoDraftKey = `${screenerDraftPrefix}demo`

/** Who holds the voting rights that the demo asks for: nobody that the server knows. */
export const demoMemberId = 'demo-visitor'
