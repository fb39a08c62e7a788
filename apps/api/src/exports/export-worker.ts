import { answerJobs } from '../worker-pool/answer-jobs.ts'
import type { ExportJob } from './export-pool.ts'

// The libraries are large: each is loaded with the first job that needs it.
answerJobs(async (job: ExportJob): Promise<Uint8Array> => {
  if (job.kind === 'PDF') return (await import('./pdf/set-pdf.ts')).setPdf(job.document)
  return (await import('./business-plan/set-plan-docx.ts')).setPlanDocx(job.plan)
})
