import { listWorkspaceEvents as listRows, listWorkspaceActors, type WorkspaceEventRow } from '@suv/db'
import {
  addDays,
  auditAreas,
  describeAuditEvent,
  type WorkspaceEvent,
  type workspaceEventsFilterSchema,
} from '@suv/domain'
import type * as z from 'zod'
import type { MemberContext } from '../../trpc.ts'

const rowsOfAPage = 50

/**
 * Who did what in the workspace that the caller works in, and with the caller's own data there and elsewhere, newest first. The
 * days of the period are those of UTC.
 */
export async function listWorkspaceEvents(
  { db, actor }: MemberContext,
  { area, from, to, limit = rowsOfAPage, ...filter }: z.output<typeof workspaceEventsFilterSchema>,
): Promise<{ events: WorkspaceEvent[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await listRows(
    db,
    { userId: actor.userId, teamId: actor.workspace.teamId },
    {
      ...filter,
      limit,
      entities: area === undefined ? undefined : auditAreas[area],
      from: from === undefined ? undefined : startOf(from),
      until: to === undefined ? undefined : startOf(addDays(to, 1)),
    },
  )
  return { events: rows.map((row) => presentEvent(row, actor.userId)), nextCursor }
}

/** Everybody whose deeds may stand there. */
export async function listActors({ db, actor }: MemberContext): Promise<{ id: string; name: string }[]> {
  return listWorkspaceActors(db, { userId: actor.userId, teamId: actor.workspace.teamId })
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

function presentEvent(row: WorkspaceEventRow, callerId: string): WorkspaceEvent {
  const { id, at, action, entity, actorUserId, subjectUserId, actorName, subjectName, apiKeyId } = row
  const isOwn = subjectUserId === null || subjectUserId === actorUserId
  const about = isOwn ? null : subjectUserId === callerId ? 'you' : subjectName
  const changedFields = row.changedFields as readonly string[]
  return {
    id,
    at: at.toISOString(),
    actorName,
    isYou: actorUserId === callerId,
    byProgram: apiKeyId !== null,
    words: describeAuditEvent({ action, entity, changedFields, about }),
  }
}
