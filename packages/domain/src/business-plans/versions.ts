import * as z from 'zod'
import type { PlanTexts } from './completion.ts'
import { businessPlanSchema, planSectionFields, planTextFields, updateBusinessPlanSchema } from './schema.ts'
import { countWords } from './words.ts'

/** Why a version was kept. */
export const versionReasons = ['save', 'complete', 'autosave', 'restore', 'conflict'] as const
export type VersionReason = (typeof versionReasons)[number]

/** A version without its texts, for lists. */
export const planVersionSummarySchema = z.object({
  id: z.uuid(),
  planId: z.uuid(),
  number: z.int().min(1),
  title: z.string(),
  words: z.int().min(0).meta({ description: 'Of the six sections together.' }),
  reason: z.enum(versionReasons),
  createdAt: z.iso.datetime(),
})
export type PlanVersionSummary = z.infer<typeof planVersionSummarySchema>

export const planVersionSchema = planVersionSummarySchema.extend(
  businessPlanSchema.pick({
    executiveSummary: true,
    innovationStatement: true,
    jobCreationPlan: true,
    globalCompetitiveness: true,
    marketAnalysis: true,
    operationsPlan: true,
  }).shape,
)
export type PlanVersion = z.infer<typeof planVersionSchema>

/** Texts that give way in a conflict; fields that are left out are as in the plan. */
export const keepVersionSchema = updateBusinessPlanSchema.pick({
  title: true,
  executiveSummary: true,
  innovationStatement: true,
  jobCreationPlan: true,
  globalCompetitiveness: true,
  marketAnalysis: true,
  operationsPlan: true,
})

/** Versions that were kept while somebody wrote lie at least so far apart, in milliseconds. */
export const autosaveVersionInterval = 10 * 60_000

/** A save that makes a section shorter by more characters than this keeps the text before it, however young the last version. */
const largeCut = 500

/** Of the versions kept while somebody wrote, and of all others, so many of the newest stay. */
export const keptVersions = { autosave: 20, others: 50 } as const

type VersionTexts = PlanTexts & { readonly title: string }

export function isSameText(a: VersionTexts, b: VersionTexts): boolean {
  return planTextFields.every((field) => (a[field] ?? '') === (b[field] ?? ''))
}

export function planWords(plan: PlanTexts): number {
  return planSectionFields.reduce((sum, field) => sum + countWords(plan[field]), 0)
}

/** Whether a text that is about to be written over is kept as a version, besides what the member asks for. */
export function isKeptBeforeSave({
  stored,
  next,
  newest,
  now,
}: {
  stored: VersionTexts
  next: VersionTexts
  /** The newest version, if there is one. */
  newest: (VersionTexts & { readonly createdAt: Date }) | undefined
  now: Date
}): boolean {
  if (planWords(stored) === 0 || isSameText(stored, next)) return false
  if (newest === undefined) return true
  if (isSameText(stored, newest)) return false
  const isLargeCut = planSectionFields.some(
    (field) => (stored[field] ?? '').length - (next[field] ?? '').length > largeCut,
  )
  return isLargeCut || now.getTime() - newest.createdAt.getTime() >= autosaveVersionInterval
}
