import * as z from 'zod'
import { lineSchema } from '../shared/fields.ts'
import { isStorable, notStorable } from '../shared/text-rules.ts'
import { workspaceRoles } from '../workspaces/roles.ts'
import { apiKeyScopes } from './kinds.ts'

export * from './kinds.ts'

/** An address that somebody types. */
export const emailSchema = z.email('Enter an email address, such as name@example.com.').max(254)

/** A member as they and their team read them. The password is never part of it. */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.email(),
  name: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  businessType: z.string().nullable(),
  country: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.string(),
  createdAt: z.iso.datetime(),
  teams: z.array(
    z.object({
      id: z.string(),
      teamName: z.string(),
      mayEdit: z.boolean().meta({ description: 'Whether you may change what the team keeps.' }),
    }),
  ),
  workspace: z
    .object({ teamId: z.string().nullable(), role: z.enum(workspaceRoles) })
    .meta({ description: 'Where you work: a team’s workspace, or, with null, your own.' }),
})

export type User = z.infer<typeof userSchema>

/** What a member may change about themselves; name, e-mail and password have calls of their own. */
export const updateUserSchema = z
  .object({
    firstName: lineSchema.nullable(),
    lastName: lineSchema.nullable(),
    businessType: lineSchema.nullable(),
    country: lineSchema.nullable(),
    phone: lineSchema
      .regex(/^[+\d\s().\-/x]*$/i, 'Use digits, spaces and + ( ) - . / x.')
      .max(40, 'Use at most 40 characters.')
      .nullable(),
  })
  .partial()

/** A sign-in that has not ended. */
export const sessionSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
})

export type Session = z.infer<typeof sessionSchema>

/** A browser that signs in without a code until then. */
export const trustedBrowserSchema = z.object({
  id: z.uuid(),
  usedAt: z.iso.datetime().meta({ description: 'When it signed in last.' }),
  expiresAt: z.iso.datetime(),
})

export type TrustedBrowser = z.infer<typeof trustedBrowserSchema>

/** `read` may call queries; `write` may call everything that a key may call. */
export const apiKeyScopeSchema = z.enum(apiKeyScopes)

export type ApiKeyScope = z.infer<typeof apiKeyScopeSchema>

/** An API key as its owner sees it after creation. */
export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  start: z.string().meta({ description: 'The first characters of the key, to tell keys apart.' }),
  scope: apiKeyScopeSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export type ApiKey = z.infer<typeof apiKeySchema>

export const createApiKeySchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give the key a name.')
    .max(32, 'Use at most 32 characters.')
    .meta({ description: 'What the key is for.' }),
  scope: apiKeyScopeSchema,
  expiresInDays: z
    .int()
    .min(1, 'A key lasts at least 1 day.')
    .max(365, 'A key lasts at most 365 days.')
    .optional(),
  password: z.string().min(1, 'Enter your password.').max(200),
})

/** The answer to creating a key: the only time that `key` can be read. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() })

export const passkeyNameSchema = z
  .string()
  .trim()
  .min(1, 'Give the passkey a name.')
  .max(64, 'Use at most 64 characters.')
  .refine(isStorable, notStorable)

/** A passkey as its owner sees it. The key itself stays on their device. */
export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export type Passkey = z.infer<typeof passkeySchema>

export const renamePasskeySchema = z.object({ id: z.uuid(), name: passkeyNameSchema })

/** As long as a phrase may be; spaces count. */
export const passwordSchema = z
  .string()
  .min(10, 'Use at least 10 characters.')
  .max(200, 'Use at most 200 characters.')

/** How the member's way in is protected. */
export const accountSecuritySchema = z.object({
  email: z.email(),
  emailVerified: z.boolean(),
  wantedEmail: z
    .email()
    .nullable()
    .meta({ description: 'The address that is theirs once they open the link that was mailed there.' }),
  twoStep: z.boolean(),
  eraseAt: z.iso.datetime().nullable().meta({ description: 'When the account is erased; null: it stays.' }),
})

export type AccountSecurity = z.infer<typeof accountSecuritySchema>

/** Whether the member may use everything, by their own membership or by a founder's of their team. */
export const accessSchema = z.object({ isActive: z.boolean() })
