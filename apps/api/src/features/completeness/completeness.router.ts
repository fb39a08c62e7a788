import { deletePackEvidence, listPackEvidence } from '@suv/db'
import { markPackItemSchema, packEvidenceSchema } from '@suv/domain'
import * as z from 'zod'
import { deleteOwn } from '../../delete-own.ts'
import { deletedSchema, recordInput } from '../../inputs.ts'
import { present } from '../../present.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { markItem } from './mark-item.ts'

const tags = ['Completeness']

export const completenessRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/pack-evidence',
        tags,
        summary: 'What you marked in your packs',
        description: 'Yours alone: nobody else of your team reads it.',
      },
    })
    .input(z.object({}))
    .output(z.array(packEvidenceSchema))
    .query(async ({ ctx }) => (await listPackEvidence(ctx.db, { userId: ctx.actor.userId })).map(present)),
  mark: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/pack-evidence',
        tags,
        summary: 'Say what shows an item of a pack',
        description:
          'One of an item and a person: what you said of it before is replaced. It goes with the document, the person or the letter that it names.',
      },
    })
    .input(markPackItemSchema)
    .output(packEvidenceSchema)
    .mutation(({ ctx, input }) => markItem(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/pack-evidence/{id}',
        tags,
        summary: 'Take back what you marked',
        description: 'Taking it back again is no error.',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input: { id } }) => deleteOwn(ctx, 'packEvidence', id, deletePackEvidence)),
})
