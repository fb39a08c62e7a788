/** Who somebody is to the member whose history it is. */
export const relations = ['self', 'spouse', 'child', 'parent', 'sibling', 'other'] as const
export type Relation = (typeof relations)[number]

/** What an entry of a history tells of. `identity` is another name, or a number of a document of identity. */
export const historyKinds = ['activity', 'address', 'trip', 'refusal', 'passport', 'identity'] as const
export type HistoryKind = (typeof historyKinds)[number]

export const activities = ['work', 'study', 'unemployed', 'other'] as const
export type Activity = (typeof activities)[number]

/** Entries that one spreadsheet may bring at once. */
export const mostEntriesAtOnce = 500
