import { lineSchema, pageFields } from '@suv/domain'
import * as z from 'zod'

const idSchema = z.string().max(100)

/** `{id}` of a path that means a member's data as a whole. */
export const memberInput = z.object({ id: idSchema.meta({ description: 'Your own user id.' }) })

/** The same for a list, with `limit` and `cursor`. */
export const memberListInput = memberInput.extend(pageFields)

/** `{id}` of a path that means one team. */
export const teamInput = z.object({ id: lineSchema.max(100).meta({ description: 'Id of the team.' }) })

/** `{id}` of a path that means what belongs to one team, with `limit` and `cursor`. */
export const teamListInput = teamInput.extend(pageFields)

/** `{id}` of a path that means one record. */
export const recordInput = z.object({ id: idSchema.meta({ description: 'Id of the record.' }) })

/** `{id}` of a path that means what belongs to one record, with `limit` and `cursor`. */
export const recordListInput = recordInput.extend(pageFields)

/** What a delete answers, whether there was such a record or not. */
export const deletedSchema = z.object({ id: z.string() }).meta({ id: 'Deleted' })
