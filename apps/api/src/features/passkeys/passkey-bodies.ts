import { maximumPasskeys, passkeyNameSchema } from '@suv/domain'
import * as z from 'zod'

/*
 * What a browser sends of its passkeys, as far as it has to be right before better-auth checks the rest: the challenge, the
 * origin and the signature.
 */

export const tooManyPasskeysText = `You have ${maximumPasskeys} passkeys. Remove one that you no longer use first.`

export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  response: z.looseObject({
    response: z.looseObject({ transports: z.array(z.string().max(32)).max(16).optional() }),
  }),
})

export const usedPasskeySchema = z.object({
  response: z.looseObject({
    id: z
      .string()
      .min(1)
      .max(2000)
      .meta({ description: 'The authenticator’s name for the passkey, base64url.' }),
  }),
})
