import * as z from 'zod'
import { daySchema, pageFields } from '../shared/fields.ts'
import { auditActions, auditAreaKeys } from './kinds.ts'

export * from './kinds.ts'

export const auditActionSchema = z.enum(auditActions)
export type AuditAction = z.infer<typeof auditActionSchema>

/** One write, as the member who made it reads it. Events are only ever added. */
export const auditEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: auditActionSchema,
  entity: z.string().meta({
    description:
      'Name of the table, such as milestones; documentOpenings where a document was opened, with the id of the document.',
  }),
  entityId: z.string(),
  requestId: z.string().nullable(),
  changedFields: z
    .array(z.string())
    .meta({ description: 'Names of the fields that were set; their values are not kept here.' }),
})
export type AuditEvent = z.infer<typeof auditEventSchema>

/** An event as the people of a workspace read it: who did what, in words. */
export const workspaceEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null: the site itself, or somebody whose account is gone. */
  actorName: z.string().nullable(),
  isYou: z.boolean(),
  /** Whether a program did it, with an API key of theirs. */
  byProgram: z.boolean(),
  words: z.string(),
})
export type WorkspaceEvent = z.infer<typeof workspaceEventSchema>

/** Which events are asked for: of one person, in one part of the work, in a period whose days are both in it. */
export const workspaceEventsFilterSchema = z.object({
  ...pageFields,
  actorId: z.uuid().optional(),
  area: z.enum(auditAreaKeys).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
})

export const workspaceEventsPageSchema = z.object({
  events: z.array(workspaceEventSchema),
  nextCursor: z.string().nullable(),
})

export type WorkspaceEventsPage = z.infer<typeof workspaceEventsPageSchema>

/** Who may stand as an actor, for the filter. */
export const workspaceActorSchema = z.object({ id: z.uuid(), name: z.string() })

/** Who changed a field of the company's plan or finances last; `userId` and `name` are null where the account is gone. */
export const fieldChangeSchema = z.object({
  field: z.string(),
  at: z.iso.datetime(),
  userId: z.uuid().nullable(),
  name: z.string().nullable(),
})
export type FieldChange = z.infer<typeof fieldChangeSchema>
