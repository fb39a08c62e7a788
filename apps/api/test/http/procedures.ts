import type { AnyRouter } from '@trpc/server'

export type Procedure = { readonly path: string; readonly type: 'query' | 'mutation' }

export function listProcedures(root: AnyRouter): Procedure[] {
  return Object.entries(root._def.procedures).map(([path, procedure]) => ({
    path,
    type: (procedure as { _def: { type: Procedure['type'] } })._def.type,
  }))
}
