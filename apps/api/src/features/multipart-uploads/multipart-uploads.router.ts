import { lineSchema, maximumLargeFileSize } from '@suv/domain'
import * as z from 'zod'
import { memberProcedure, router } from '../../trpc.ts'
import { lendCredentials, signUpload } from './sign-upload.ts'
import { abortUpload, beginUpload, completeUpload, listParts, signPart } from './upload-in-parts.ts'

const tags = ['Uploads in parts']

/** What else the library sends, the metadata, has no use here. */
const fileInput = z.object({ filename: lineSchema.optional(), type: lineSchema.optional() })
const uploadInput = z.object({
  uploadId: z.string().max(2_000),
  key: z.string().max(200).default('').meta({ description: 'As the first call gave it.' }),
})
const partSchema = z
  .object({ PartNumber: z.int(), Size: z.int(), ETag: z.string() })
  .meta({ id: 'UploadedPart' })

/**
 * The calls of an upload library for files above 10 MiB, where the storage is S3. All are mutations, whatever their HTTP
 * method: an API key that may only read must not sign uploads.
 */
export const multipartUploadsRouter = router({
  begin: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/s3/multipart',
        tags,
        summary: 'Begin an upload in parts',
        description: 'Answers the `uploadId` and the `key` that the other calls of the upload take.',
      },
      waitsForNetwork: true,
    })
    .input(fileInput)
    .output(z.object({ uploadId: z.string(), key: z.string() }).meta({ id: 'MultipartUpload' }))
    .mutation(({ ctx, input }) => beginUpload(ctx, input)),
  listParts: memberProcedure
    .meta({
      isOpenToAll: true,
      openapi: {
        method: 'GET',
        path: '/s3/multipart/{uploadId}',
        tags,
        summary: 'The parts that have arrived',
        description: 'To go on with an upload that was interrupted.',
      },
    })
    .input(uploadInput)
    .output(z.array(partSchema))
    .mutation(({ ctx, input }) => listParts(ctx, input)),
  signPart: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/s3/multipart/{uploadId}/{partNumber}',
        tags,
        summary: 'An address for one part',
        description: 'Send the part there with PUT, before the address expires.',
      },
    })
    .input(
      uploadInput.extend({
        partNumber: z.string().max(20),
        size: z.coerce
          .number()
          .int()
          .min(1)
          .max(maximumLargeFileSize)
          .optional()
          .meta({ description: 'Bytes of the part. The address then takes exactly that.' }),
      }),
    )
    .output(
      z
        .object({ url: z.string(), expires: z.int().meta({ description: 'Seconds.' }) })
        .meta({ id: 'PartAddress' }),
    )
    .mutation(({ ctx, input }) => signPart(ctx, input)),
  complete: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/s3/multipart/{uploadId}/complete',
        tags,
        summary: 'Put the parts together',
        description:
          'The key is a query parameter. Then record the file: the location or the key is its objectPath.',
      },
      waitsForNetwork: true,
    })
    .input(
      uploadInput.extend({
        parts: z
          .array(z.object({ ETag: z.string().min(1).max(200), PartNumber: z.int().min(1).max(10_000) }))
          .min(1)
          .max(10_000),
      }),
    )
    .output(z.object({ location: z.string() }).meta({ id: 'UploadedFile' }))
    .mutation(({ ctx, input }) => completeUpload(ctx, input)),
  abort: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/s3/multipart/{uploadId}',
        tags,
        summary: 'Give an upload up',
        description: 'What has arrived of it is deleted.',
      },
    })
    .input(uploadInput)
    .output(z.object({}).meta({ id: 'AbortedUpload' }))
    .mutation(({ ctx, input }) => abortUpload(ctx, input)),
  signUpload: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/s3/params',
        tags,
        summary: 'How to send one file with one PUT',
        description: 'An address that takes the file until it expires.',
      },
      answersAddress: 'url',
    })
    .input(fileInput)
    .output(
      z
        .object({
          method: z.literal('PUT'),
          url: z.string(),
          fields: z.object({}),
          headers: z.record(z.string(), z.string()),
        })
        .meta({ id: 'SignedUpload' }),
    )
    .mutation(({ ctx, input }) => signUpload(ctx, input)),
  lendCredentials: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/s3/sts',
        tags,
        summary: 'Credentials for 15 minutes that can upload under your own prefix and nothing else',
        description: 'Only where the files are kept by a service that lends credentials.',
      },
    })
    .output(
      z
        .object({
          credentials: z.object({
            AccessKeyId: z.string(),
            SecretAccessKey: z.string(),
            SessionToken: z.string(),
            Expiration: z.iso.datetime(),
          }),
          bucket: z.string(),
          region: z.string(),
          prefix: z.string(),
        })
        .meta({ id: 'LentCredentials' }),
    )
    .mutation(({ ctx }) => lendCredentials(ctx)),
})
