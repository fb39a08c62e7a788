import { getDocumentPack } from '@suv/db'
import { packDestinationNames, packLimitBytes, plainStem } from '@suv/domain'
import * as z from 'zod'
import type { ExportProducer } from '../export-file.ts'
import { makePack } from './make-pack.ts'
import { readPapers } from './read-papers.ts'

/** `pack` names one of the caller's. */
const querySchema = z.object({ pack: z.string().catch('') })

/** A pack of the caller's as an archive: the same pack of the same papers has the same bytes. */
export const documentPackExport: ExportProducer = async (ctx, query) => {
  const { pack: id } = querySchema.parse(query)
  const pack = await getDocumentPack(ctx.db, { id, userId: ctx.actor.userId })
  return makePack(ctx, {
    fileName: `${plainStem(pack.title)}.zip`,
    title: pack.title,
    destination: packDestinationNames[pack.destination],
    limitBytes: packLimitBytes(pack),
    createdAt: pack.updatedAt.toISOString(),
    papers: await readPapers(ctx, pack.papers),
  })
}
