/** What is about to be sent. */
export const packKinds = ['permanent_residence', 'work_permit_extension', 'document_request'] as const
export type PackKind = (typeof packKinds)[number]

/** Where a paper lies: in what is sent now, or in an earlier application only, which counts as absent. */
export const evidencePlaces = ['this', 'earlier'] as const
export type EvidencePlace = (typeof evidencePlaces)[number]
