import { findReadableDocuments, getTeamMember, inTransaction, irccLetters } from '@suv/db'
import {
  bundleGaps,
  bundleGapTexts,
  DomainError,
  type IrccLetter,
  irccLetterKindNames,
  irccLetterSchema,
  leastLimitMb,
  mostLimitMb,
  packDestinationNames,
  packDestinations,
  packLimitBytes,
  plainStem,
} from '@suv/domain'
import * as z from 'zod'
import { paperScopeOf } from '../../features/documents/paper-scope.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import type { ExportProducer } from '../export-file.ts'
import { coverLetter } from './cover-letter.ts'
import { makePack } from './make-pack.ts'
import { readPapers } from './read-papers.ts'

/** `letter` names one of the caller's teams'; the destination is the Permanent Residence Portal where none is named. */
const querySchema = z.object({
  letter: z.string().catch(''),
  destination: z.enum(packDestinations).catch('pr_portal'),
  limitMb: z.coerce.number().int().min(leastLimitMb).max(mostLimitMb).nullable().catch(null),
  draft: z.literal('true').optional().catch(undefined),
})

/**
 * The answer to a letter from IRCC as an archive: a cover letter with each concern, its answer and its papers, then the papers
 * themselves, and an index.
 *
 * @throws DomainError not_found; invalid_input where something is open and no draft is asked for, saying what.
 */
export const letterBundleExport: ExportProducer = async (ctx, query) => {
  const { letter: id, destination, limitMb, draft } = querySchema.parse(query)
  if (destination === 'other' && limitMb === null) {
    throw new DomainError('invalid_input', `limitMb: Enter ${leastLimitMb} to ${mostLimitMb} MB.`)
  }
  const letter = await readLetter(ctx, id)
  const { concerns } = letter
  if (concerns.length === 0) {
    throw new DomainError('invalid_input', 'This letter has no concern yet. Copy its concerns first.')
  }
  const ids = [...new Set(concerns.flatMap(({ documentIds }) => documentIds))]
  const readable = await findReadableDocuments(ctx.db, { ...paperScopeOf(ctx.actor), ids })
  const gaps = bundleGapTexts(bundleGaps(concerns, (each) => readable.has(each)))
  const isDraft = draft === 'true'
  if (gaps.length > 0 && !isDraft) throw new DomainError('invalid_input', gaps.join('\n'))

  const sent = ids.flatMap((documentId) => {
    const document = readable.get(documentId)
    return document === undefined ? [] : { documentId, label: withoutExtension(document.fileName) }
  })
  const person = await getTeamMember(ctx.db, { id: letter.memberId, teamIds: [letter.teamId] })
  const title = `${isDraft ? 'DRAFT: ' : ''}Answer to IRCC, ${person.passportName}`
  const today = ctx.clock.now().toISOString().slice(0, 10)
  return makePack(ctx, {
    fileName: `${isDraft ? 'draft-' : ''}answer-${plainStem(irccLetterKindNames[letter.kind])}-${letter.receivedOn}.zip`,
    title,
    destination: packDestinationNames[destination],
    limitBytes: packLimitBytes({ destination, limitMb }),
    // The day that stands on the cover letter, and no time: made again on that day, it has the same bytes.
    createdAt: `${today}T00:00:00.000Z`,
    papers: await readPapers(ctx, sent),
    cover: (papers) =>
      coverLetter({
        title,
        today,
        letter,
        name: person.passportName,
        gaps: isDraft ? gaps : null,
        papers: new Map(sent.flatMap(({ documentId }, at) => (papers[at] ? [[documentId, papers[at]]] : []))),
      }),
  })
}

async function readLetter({ db, actor }: MemberContext, id: string): Promise<IrccLetter> {
  const { teamIds } = actor
  const stored = await inTransaction(db, (trx) => irccLetters.get(trx, { id, teamIds }))
  // What was stored before a concern could have documents has none.
  return irccLetterSchema.parse(present(stored))
}

function withoutExtension(fileName: string): string {
  return fileName.replace(/\.[A-Za-z0-9]{2,5}$/, '')
}
