import { irccLetters, lockDocumentOfTeam, type Trx } from '@suv/db'
import { DomainError, type LetterConcern } from '@suv/domain'

/**
 * A concern takes documents that a member of the team uploaded. One that it has already may stay, also after it was deleted.
 *
 * @throws DomainError invalid_input
 */
export async function requireConcernPapers(
  trx: Trx,
  { id, teamId, values }: { id?: string; teamId: string; values: { concerns?: LetterConcern[] | undefined } },
): Promise<void> {
  const named = documentsOf(values.concerns ?? [])
  if (named.size === 0) return
  const before = id === undefined ? undefined : await irccLetters.get(trx, { id, teamIds: [teamId] })
  const held = documentsOf(before?.concerns ?? [])
  for (const documentId of named) {
    if (held.has(documentId) || (await lockDocumentOfTeam(trx, { teamId, documentId }))) continue
    throw new DomainError('invalid_input', 'concerns: Choose documents that a member of the team uploaded.')
  }
}

/** `documentIds` is left out of what was stored before there were any. */
function documentsOf(concerns: readonly Partial<LetterConcern>[]): Set<string> {
  return new Set(concerns.flatMap(({ documentIds = [] }) => documentIds.map((each) => each.toLowerCase())))
}
