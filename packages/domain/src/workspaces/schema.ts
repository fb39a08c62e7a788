import * as z from 'zod'
import { lineSchema } from '../shared/fields.ts'
import { workspaceRoles } from './roles.ts'

export const workspaceRoleSchema = z.enum(workspaceRoles)

/** A workspace that somebody may open: their own, or that of a team of theirs. */
export const workspaceSchema = z.object({
  /** Null: their own. */
  teamId: z.string().nullable(),
  teamName: z.string().nullable(),
  role: workspaceRoleSchema,
  /** Whether it is the one that they work in. */
  isOpen: z.boolean(),
  /** When the team is deleted; null: it stays. */
  deleteAt: z.iso.datetime().nullable(),
})
export type Workspace = z.infer<typeof workspaceSchema>

/** Somebody who signs in to a team. `id` is that of the team member. */
export const workspacePersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role: workspaceRoleSchema,
  isYou: z.boolean(),
})
export type WorkspacePerson = z.infer<typeof workspacePersonSchema>

export const openWorkspaceSchema = z.object({ teamId: lineSchema.nullable() })

/** A workspace has one owner, who becomes one by being handed it. */
export const grantedRoleSchema = z.enum(['editor', 'reader'], 'Choose editor or reader.')
