import { answerJobs } from '../worker-pool/answer-jobs.ts'
import type { ExportJob } from './export-pool.ts'
import type { PackedPaper, PackJob } from './pack/pack-job.ts'

// The libraries are large: each is loaded with the first job that needs it.
answerJobs(async (job: ExportJob | PackJob): Promise<Uint8Array | PackedPaper> => {
  if (job.kind === 'paper of a pack') return (await import('./pack/pack-paper.ts')).packPaper(job)
  if (job.kind === 'PDF') return (await import('./pdf/set-pdf.ts')).setPdf(job.document)
  return (await import('./business-plan/set-plan-docx.ts')).setPlanDocx(job.plan)
})
