import * as z from 'zod'
import type { FileStorage } from '../../files/file-storage.ts'
import { type JobHandler, type JobKind, jobHandler } from '../../jobs/jobs.ts'

/** Deleting files whose records are gone. What it leaves in the end, the hourly sweep of files without a record finds. */
export const deleteFilesJob: JobKind<{ keys: string[] }> = {
  name: 'delete-files',
  schema: z.object({ keys: z.array(z.string()) }),
  retries: 10,
  firstDelaySeconds: 15,
  longestDelaySeconds: 3600,
  timeoutSeconds: 600,
}

export function deleteFilesHandler({ files }: { files: Pick<FileStorage, 'deleteFile'> }): JobHandler {
  return jobHandler({
    kind: deleteFilesJob,
    run: async ({ data }) => {
      for (const key of data.keys) await files.deleteFile(key)
    },
  })
}
