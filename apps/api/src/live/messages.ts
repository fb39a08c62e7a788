import { placeSchema } from '@suv/domain'
import * as z from 'zod'

const id = z.string().min(1).max(100)
const process = { process: id }
const stream = { stream: id, team: id, person: id, user: id, ...placeSchema.shape }

/**
 * What the database (changed, seat, session) and the processes that serve tell each other. Ids and names of tables only: nothing of
 * what members write.
 */
const messageSchema = z.discriminatedUnion('kind', [
  /** Something of this kind was written in a team's workspace. */
  z.object({ kind: z.literal('changed'), team: id, entity: id, by: id.nullable() }),
  /** What this member may do somewhere, or where they work, is no longer as it was. */
  z.object({ kind: z.literal('seat'), user: id }),
  z.object({ kind: z.literal('session'), session: id }),
  /** Somebody has a workspace open. */
  z.object({ kind: z.literal('here'), ...process, ...stream }),
  z.object({ kind: z.literal('gone'), ...process, stream: id }),
  /** A stream that another process holds has moved. */
  z.object({ kind: z.literal('moved'), stream: id, user: id, ...placeSchema.shape }),
  /** Asks the others who has this workspace open. */
  z.object({ kind: z.literal('who'), ...process, team: id }),
  /** A process is alive. What it has told is forgotten without. */
  z.object({ kind: z.literal('beat'), ...process }),
])
export type LiveMessage = z.infer<typeof messageSchema>

/** Undefined for what is no message, such as that of a later version. */
export function readMessage(payload: string): LiveMessage | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
