import * as z from 'zod'
import { commitmentCertificateSchema } from '../commitment-certificates/schema.ts'
import { documentAnalysisSchema } from '../document-analyses/schema.ts'
import { assessmentSchema } from '../eligibility/schema.ts'
import { letterOfSupportSchema } from '../letters-of-support/schema.ts'
import { milestoneSchema } from '../milestones/schema.ts'
import { datedPaperKinds } from '../papers/kinds.ts'
import { prApplicationSchema } from '../pr-applications/schema.ts'
import { workPermitSchema } from '../work-permits/schema.ts'

/** What a member's own programs may be told of. */
export const webhookEventTypes = [
  'assessment.saved',
  'milestone.completed',
  'milestone.due',
  'document.analyzed',
  'letter_of_support.status_changed',
  'commitment_certificate.status_changed',
  'work_permit.status_changed',
  'pr_application.status_changed',
  'paper.expiring',
] as const
export const webhookEventTypeSchema = z.enum(webhookEventTypes)
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>

/** Sent by hand, to try an endpoint out. Nobody subscribes to it. */
export const webhookTestType = 'webhook.test'
export const sentEventTypes = [...webhookEventTypes, webhookTestType] as const
export type SentEventType = (typeof sentEventTypes)[number]

/** Papers that run out, in the words of the bell. */
export const expiringPaperKinds = [...datedPaperKinds, 'certificate', 'work_permit'] as const

const milestone = milestoneSchema.pick({
  id: true,
  userId: true,
  title: true,
  status: true,
  phase: true,
  dueDate: true,
  completedDate: true,
})

/** A record after its status changed, and what it was before. */
function statusChange<Shape extends z.ZodRawShape & { status: z.ZodType }>(record: z.ZodObject<Shape>) {
  return record.extend({
    previousStatus: z
      .nullable(record.shape.status as Shape['status'])
      .meta({ description: 'Null for a record that was added with this status.' }),
  })
}

/**
 * What each event carries: ids and what changed, so that little lies about in other systems. The rest is asked for over REST.
 */
export const webhookEventData = {
  'assessment.saved': assessmentSchema
    .pick({ eligibilityResult: true, teamId: true })
    .extend({ id: z.uuid(), userId: z.uuid(), createdAt: z.iso.datetime() }),
  'milestone.completed': milestone,
  'milestone.due': milestone,
  'document.analyzed': documentAnalysisSchema.pick({
    id: true,
    userId: true,
    documentId: true,
    businessPlanId: true,
    analysisType: true,
    documentType: true,
    createdAt: true,
  }),
  'letter_of_support.status_changed': statusChange(
    letterOfSupportSchema.pick({
      id: true,
      teamId: true,
      memberId: true,
      organizationId: true,
      status: true,
    }),
  ),
  'commitment_certificate.status_changed': statusChange(
    commitmentCertificateSchema.pick({
      id: true,
      teamId: true,
      organizationId: true,
      certificateId: true,
      status: true,
    }),
  ),
  'work_permit.status_changed': statusChange(
    workPermitSchema.pick({ id: true, teamId: true, memberId: true, category: true, status: true }),
  ),
  'pr_application.status_changed': statusChange(
    prApplicationSchema.pick({ id: true, teamId: true, teamMemberId: true, status: true }),
  ),
  'paper.expiring': z.object({
    kind: z.enum(expiringPaperKinds),
    title: z.string().meta({ description: 'The paper, and whose it is.' }),
    lastDay: z.iso.date().meta({ description: 'The last day on which it counts.' }),
    daysLeft: z.int().meta({ description: 'Below 0 once it is over.' }),
  }),
  [webhookTestType]: z.object({ endpointId: z.uuid() }),
} as const satisfies Record<SentEventType, z.ZodObject>

export type WebhookEventData = { [Type in SentEventType]: z.output<(typeof webhookEventData)[Type]> }

/** One event as it happened. */
export type WebhookEvent = {
  [Type in SentEventType]: { type: Type; data: WebhookEventData[Type] }
}[SentEventType]

/** The body of a message: the Standard Webhooks payload. */
export function webhookPayloadSchema(type: SentEventType) {
  return z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: 'When it happened.' }),
    data: webhookEventData[type],
  })
}
