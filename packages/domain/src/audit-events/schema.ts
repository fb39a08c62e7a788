import * as z from 'zod'

export const auditActions = ['create', 'update', 'delete'] as const
export const auditActionSchema = z.enum(auditActions)
export type AuditAction = z.infer<typeof auditActionSchema>

/** One write, as the member who made it reads it. Events are only ever added. */
export const auditEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: auditActionSchema,
  entity: z.string().meta({ description: 'Name of the table, such as milestones.' }),
  entityId: z.string(),
  requestId: z.string().nullable(),
  changedFields: z
    .array(z.string())
    .meta({ description: 'Names of the fields that were set; their values are not kept here.' }),
})
export type AuditEvent = z.infer<typeof auditEventSchema>
