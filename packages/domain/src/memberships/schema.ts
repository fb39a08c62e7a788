import * as z from 'zod'
import { callerIdSchema, lineSchema, timestampFields } from '../shared/fields.ts'

export const membershipStatuses = ['active', 'expired', 'refunded', 'pending'] as const
export const membershipStatusSchema = z.enum(membershipStatuses)
export type MembershipStatus = z.infer<typeof membershipStatusSchema>

const feeSchema = z.int().min(0).max(100_000_000).meta({ description: 'Cents (CAD).' })

export const membershipSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  status: membershipStatusSchema,
  membershipFee: feeSchema,
  providerCustomerId: z.string().nullable().meta({ description: "The payment provider's customer id." }),
  providerSubscriptionId: z.string().nullable(),
  providerPaymentIntentId: z.string().nullable(),
  paidAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  ...timestampFields,
})
export type Membership = z.infer<typeof membershipSchema>

/** A member may ask for a membership, which then is pending: paying, and nothing that a caller sends, makes it active. */
export const createMembershipSchema = z.object({ userId: callerIdSchema })

/** What the checkout reports. For the payment port alone; no member's call takes it. */
export const membershipPaymentSchema = membershipSchema
  .pick({ status: true, paidAt: true, expiresAt: true })
  .extend({
    membershipFee: feeSchema,
    providerCustomerId: lineSchema.nullable(),
    providerSubscriptionId: lineSchema.nullable(),
    providerPaymentIntentId: lineSchema.nullable(),
  })
  .partial()
