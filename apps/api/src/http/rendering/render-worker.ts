import { answerJobs } from '../../worker-pool/answer-jobs.ts'
import type { RenderJob } from './render-job.ts'

/** What apps/web/src/first-load/markup/member-pages.tsx exports. */
type Renderer = {
  renderMemberPage: (
    view: Pick<RenderJob, 'address' | 'timeZone' | 'nonce'> & { answers: unknown },
  ) => Promise<string | null>
}

answerJobs(async ({ renderer, answers, ...view }: RenderJob) => {
  const { renderMemberPage } = (await import(renderer)) as Renderer
  return renderMemberPage({ ...view, answers: JSON.parse(answers) })
})
