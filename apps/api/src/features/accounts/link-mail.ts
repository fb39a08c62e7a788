import * as z from 'zod'

export const linkMailSchema = z.discriminatedUnion('reason', [
  z.object({ reason: z.enum(['welcome', 'reset', 'two-step-reset', 'verify-email']), userId: z.uuid() }),
  z.object({ reason: z.literal('change-email'), userId: z.uuid(), email: z.email() }),
])

/** Why a member is mailed a link: their first password, a forgotten one, one after their second factor was lost, the proof of their address, or another address. */
export type LinkMail = z.infer<typeof linkMailSchema>
