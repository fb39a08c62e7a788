import { deleteDocumentPack, listDocumentPacks } from '@suv/db'
import { documentPackSchema, pageFields, writeDocumentPackSchema } from '@suv/domain'
import * as z from 'zod'
import { deleteOwn } from '../../delete-own.ts'
import { deletedSchema, recordInput } from '../../inputs.ts'
import { presentPage } from '../../present-page.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { writeDocumentPack } from './write-document-pack.ts'

const path = '/document-packs'
const tags = ['Documents']

export const documentPacksRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path,
        tags,
        summary: 'Your packs, newest first',
        description:
          'Papers that go somewhere together. /api/exports/pack.zip?pack={id} makes the files of one, each under the destination’s limit.',
      },
    })
    .input(z.object(pageFields))
    .output(z.array(documentPackSchema))
    .query(async ({ ctx, input }) =>
      presentPage(ctx, await listDocumentPacks(ctx.db, { userId: ctx.actor.userId, ...input })),
    ),
  create: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path,
        tags,
        summary: 'Add a pack',
        description: 'Of documents that you uploaded, in their order.',
      },
    })
    .input(writeDocumentPackSchema)
    .output(documentPackSchema)
    .mutation(({ ctx, input }) => writeDocumentPack(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: `${path}/{id}`,
        tags,
        summary: 'Write a pack anew',
        description: 'All fields: a paper that you leave out is no part of it afterwards.',
      },
    })
    .input(writeDocumentPackSchema.safeExtend(recordInput.shape))
    .output(documentPackSchema)
    .mutation(({ ctx, input: { id, ...values } }) => writeDocumentPack(ctx, values, id)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: `${path}/{id}`,
        tags,
        summary: 'Delete a pack',
        description: 'Its papers stay. Deleting it again is no error.',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input: { id } }) => deleteOwn(ctx, 'documentPacks', id, deleteDocumentPack)),
})
