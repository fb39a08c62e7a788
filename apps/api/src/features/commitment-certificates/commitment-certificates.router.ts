import {
  commitmentCertificateSchema,
  createCommitmentCertificateSchema,
  updateCommitmentCertificateSchema,
} from '@suv/domain'
import * as z from 'zod'
import { deletedSchema, recordInput, teamListInput } from '../../inputs.ts'
import { memberProcedure, router } from '../../trpc.ts'
import { createCommitmentCertificate } from './create-commitment-certificate.ts'
import { deleteCommitmentCertificate } from './delete-commitment-certificate.ts'
import { listCommitmentCertificates } from './list-commitment-certificates.ts'
import { updateCommitmentCertificate } from './update-commitment-certificate.ts'

const tags = ['Letters and certificates']

export const commitmentCertificatesRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/commitment-certificates/{id}',
        tags,
        summary: "The team's commitment certificates, newest first",
        description: '`id` is the team’s.',
      },
    })
    .input(teamListInput)
    .output(z.array(commitmentCertificateSchema))
    .query(({ ctx, input }) => listCommitmentCertificates(ctx, input)),
  create: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/commitment-certificates',
        tags,
        summary: 'Add a commitment certificate',
      },
    })
    .input(createCommitmentCertificateSchema)
    .output(commitmentCertificateSchema)
    .mutation(({ ctx, input }) => createCommitmentCertificate(ctx, input)),
  update: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/commitment-certificates/{id}',
        tags,
        summary: 'Change fields of a commitment certificate',
      },
    })
    .input(updateCommitmentCertificateSchema.extend(recordInput.shape))
    .output(commitmentCertificateSchema)
    .mutation(({ ctx, input }) => updateCommitmentCertificate(ctx, input)),
  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/commitment-certificates/{id}',
        tags,
        summary: 'Delete a commitment certificate',
      },
    })
    .input(recordInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => deleteCommitmentCertificate(ctx, input)),
})
