import * as z from 'zod'

/** The key of an area or of a part of one, as the address of its page names it: 'business-plan', 'market'. */
const placeKeySchema = z.string().regex(/^[a-z][a-z-]{0,39}$/, 'Send the key of a part of the site.')

/** Where in the workspace somebody is: an area of the site, and the section or tab of it that they have open. */
export const placeSchema = z.object({ area: placeKeySchema, section: placeKeySchema.nullable() })
export type Place = z.infer<typeof placeSchema>

export const movePlaceSchema = z.object({ stream: z.uuid(), ...placeSchema.shape })

/** Somebody who has the workspace open, once, whatever number of tabs: `person` is the id of the team member. */
export type PresentPerson = { readonly person: string; readonly places: readonly Place[] }

/** What a stream of a workspace's events begins with: its id, by which it is told of a move, and who reads it. */
export type LiveGreeting = { readonly stream: string; readonly person: string }

/** A kind of record has changed, by the name of its table; `isYours`: the reader of the stream did it, in this tab or elsewhere. */
export type LiveChange = { readonly entity: string; readonly isYours: boolean }
