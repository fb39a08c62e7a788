/** What somebody who signs in may do with what a company keeps: its one owner everything, an editor write, a reader read. */
export const workspaceRoles = ['owner', 'editor', 'reader'] as const

export type WorkspaceRole = (typeof workspaceRoles)[number]

/** Whether the role lets somebody change what the company keeps. Anything unknown does not. */
export function mayEdit(role: WorkspaceRole): boolean {
  return role === 'owner' || role === 'editor'
}
