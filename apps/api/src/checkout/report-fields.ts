import { emailSchema } from '@suv/domain'
import * as z from 'zod'

/*
 * What a provider may say of a purchase, as our tables take it. Who bought has to be right; the rest is left out where it is not,
 * since the money has arrived.
 */

export const buyerEmailSchema = emailSchema

const longestName = 200

/** PostgreSQL stores no NUL. */
export const buyerNameSchema = z
  .string()
  .catch('')
  .transform((name) => name.replaceAll('\0', '').toWellFormed().slice(0, longestName))

/** Whole cents, as a column of integers holds them. */
export const centsSchema = z.int().min(0).max(2_147_483_647).nullable().catch(null)
