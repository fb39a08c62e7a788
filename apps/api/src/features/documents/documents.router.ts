import { createDocumentSchema, documentSchema, updateDocumentSchema } from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, memberListInput, recordInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createDocument } from './create-document.ts'
import { createUpload } from './create-upload.ts'
import { deleteDocument } from './delete-document.ts'
import { listDocuments } from './list-documents.ts'
import { updateDocument } from './update-document.ts'

const tags = ['Documents']

export const documentsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/documents/{id}',
        tags,
        summary: "The member's documents, newest first",
        description: 'The bytes of a document are at /api/documents/{id}/download.',
      },
    })
    .input(memberListInput)
    .output(z.array(documentSchema))
    .query(({ ctx, input }) => listDocuments(ctx, input)),
  createUpload: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/documents/upload',
        tags,
        summary: 'An address to which one file may be sent with PUT',
        description: 'For 15 minutes and at most 10485760 bytes. Then record the file with POST /documents.',
      },
    })
    .output(
      z.object({
        uploadURL: z.string().meta({ description: 'A path of this site, or an address of the storage.' }),
      }),
    )
    .mutation(({ ctx }) => createUpload(ctx)),
  create: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/documents',
        tags,
        summary: 'Record a file that was sent',
        description: 'A file that is recorded already is answered as it was recorded.',
      },
    })
    .input(createDocumentSchema)
    .output(documentSchema)
    .mutation(({ ctx, input }) => createDocument(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: { method: 'PATCH', path: '/documents/{id}', tags, summary: 'Rename or file a document' },
    })
    .input(updateDocumentSchema.extend(recordInput.shape))
    .output(documentSchema)
    .mutation(({ ctx, input }) => updateDocument(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/documents/{id}',
        tags,
        summary: 'Delete a document and its file',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteDocument(ctx, input)),
})
