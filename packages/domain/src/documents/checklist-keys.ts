import checklist from './checklist.json' with { type: 'json' }

/** The keys of the named documents. */
export const checklistKeys: readonly string[] = checklist.categories.flatMap(({ documents }) =>
  documents.map(({ key }) => key),
)
