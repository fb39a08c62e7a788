import {
  checklistTickSchema,
  createDocumentSchema,
  createUploadSchema,
  documentSchema,
  filesToCompareSchema,
  sameDocumentSchema,
  teamPaperSchema,
  updateDocumentSchema,
} from '@suv/domain'
import * as z from 'zod'
import { givenInput } from '../../given-fields.ts'
import { deletedSchema, memberListInput, recordInput, teamInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createDocument } from './create-document.ts'
import { createDownloadLink } from './create-download-link.ts'
import { createUpload } from './create-upload.ts'
import { deleteDocument } from './delete-document.ts'
import { findSameDocuments } from './find-same.ts'
import { listDocuments } from './list-documents.ts'
import { listTeamPapers } from './list-team-papers.ts'
import { listTicks, tickChecklistItem, untickChecklistItem } from './tick-checklist-item.ts'
import { updateDocument } from './update-document.ts'

const tags = ['Documents']

export const documentsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/documents/{id}',
        tags,
        summary: "The member's documents and the company's, newest first",
        description:
          'The bytes of a document are at /api/documents/{id}/download; /api/documents/{id}/preview shows a PDF, picture or text in place.',
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
        description:
          'For 15 minutes and at most 10485760 bytes. Then record the file with POST /documents. With fileSize or fileType, the address takes exactly that.',
      },
      answersAddress: 'uploadURL',
      waitsForNetwork: true,
    })
    .input(createUploadSchema)
    .output(
      z
        .object({ uploadURL: z.string().meta({ description: 'The address to PUT the file to.' }) })
        .meta({ id: 'UploadAddress' }),
    )
    .mutation(({ ctx, input }) => createUpload(ctx, input)),
  create: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/documents',
        tags,
        summary: 'Record a file that was sent',
        description:
          'The file is looked into first: fileType and fileSize of the answer are what is kept, pictures are drawn anew without their metadata, and a file that cannot be kept is refused with the reason. A file that is recorded already is answered as it was recorded.',
      },
      waitsForNetwork: true,
    })
    .input(createDocumentSchema)
    .output(documentSchema)
    .mutation(({ ctx, input }) => createDocument(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/documents/{id}',
        tags,
        summary: 'Rename or file a document, or set its last valid day',
        description:
          'An item of the checklist brings its category with it; another category takes the document off its item.',
      },
    })
    .input(givenInput(updateDocumentSchema.extend(recordInput.shape)))
    .output(documentSchema)
    .mutation(({ ctx, input }) => updateDocument(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/documents/{id}',
        tags,
        summary: 'Delete a document and its file',
        description: 'Deleting it again is no error.',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteDocument(ctx, input)),
  createDownloadLink: memberProcedure
    .meta({
      isOpenToAll: true,
      openapi: {
        method: 'POST',
        path: '/documents/{id}/link',
        tags,
        summary: 'An address from which the file can be downloaded without credentials',
        description: 'For 5 minutes, by whoever has it.',
      },
      answersAddress: 'url',
      waitsForNetwork: true,
    })
    .input(recordInput)
    .output(z.object({ url: z.string(), expiresAt: z.iso.datetime() }).meta({ id: 'DownloadAddress' }))
    .mutation(({ ctx, input }) => createDownloadLink(ctx, input)),
  findSame: memberProcedure
    .input(filesToCompareSchema)
    .output(z.array(sameDocumentSchema))
    .query(({ ctx, input }) => findSameDocuments(ctx, input)),
  ofTeam: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/team-papers/{id}',
        tags,
        summary: "The papers of a team's people, as far as each lets the team see them",
        description:
          'That a paper exists and until when it holds; its file name where the team may open it, at /api/documents/{id}/download and /preview.',
      },
    })
    .input(teamInput)
    .output(z.array(teamPaperSchema))
    .query(({ ctx, input }) => listTeamPapers(ctx, input)),
  ticks: memberProcedure.output(z.array(checklistTickSchema)).query(({ ctx }) => listTicks(ctx)),
  tick: memberProcedure
    .input(checklistTickSchema)
    .output(checklistTickSchema)
    .mutation(({ ctx, input }) => tickChecklistItem(ctx, input)),
  untick: memberProcedure
    .input(checklistTickSchema)
    .output(checklistTickSchema)
    .mutation(({ ctx, input }) => untickChecklistItem(ctx, input)),
})
