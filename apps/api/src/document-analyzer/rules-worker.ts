import type { EnteredFact, PlanTexts, TextToAnalyze } from '@suv/domain'
import { analyzeBusinessPlan, analyzeText } from '@suv/domain/read'
import { answerJobs } from '../worker-pool/answer-jobs.ts'

/** A text or a plan to be read; plain data, which is copied to the worker. */
export type RulesJob =
  | { readonly text: TextToAnalyze }
  | { readonly plan: PlanTexts; readonly today?: string; readonly entered?: readonly EnteredFact[] }

answerJobs((job: RulesJob) =>
  'text' in job ? analyzeText(job.text) : analyzeBusinessPlan(job.plan, job.today, job.entered),
)
