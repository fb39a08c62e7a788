import { listWorkspacesOfUser } from '@suv/db'
import type { Workspace } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** Every workspace that the caller may open, their own last. */
export async function listWorkspaces({ db, actor }: MemberContext): Promise<Workspace[]> {
  const workspaces = await listWorkspacesOfUser(db, { userId: actor.userId })
  return workspaces.map((one) => ({ ...one, deleteAt: one.deleteAt?.toISOString() ?? null }))
}
