import { type Actor, deleteChecklistTick, insertChecklistTick, listChecklistTicks } from '@suv/db'
import { categoryOfChecklistItem, isCompanysCategory } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { paperScopeOf, requireWriter, teamOf } from './paper-scope.ts'

type Tick = { readonly checklistKey: string }

/** The named documents that the caller ticked, and those that somebody ticked for the company. */
export async function listTicks({ db, actor }: MemberContext): Promise<Tick[]> {
  const keys = await listChecklistTicks(db, paperScopeOf(actor))
  return keys.map((checklistKey) => ({ checklistKey }))
}

/**
 * Ticks a named document of the checklist: the caller's own, or the company's where it is one of the company's. Ticking it again changes
 * nothing.
 *
 * @throws DomainError forbidden where a reader means one of the company's.
 */
export async function tickChecklistItem(ctx: MemberContext, { checklistKey }: Tick): Promise<Tick> {
  const workspaceId = workspaceOfTick(ctx.actor, checklistKey)
  return audited(ctx, async (trx, audit) => {
    const tick = { userId: ctx.actor.userId, workspaceId, checklistKey, now: ctx.clock.now() }
    const entityId = await insertChecklistTick(trx, tick)
    if (entityId !== undefined) {
      await audit({
        action: 'create',
        entity: 'documentChecklistTicks',
        entityId,
        teamId: teamOf(ctx.actor, { workspaceId }),
        changedFields: ['checklistKey'],
      })
    }
    return { checklistKey }
  })
}

/**
 * Takes a tick away; where there is none, nothing changes.
 *
 * @throws DomainError forbidden where a reader means one of the company's.
 */
export async function untickChecklistItem(ctx: MemberContext, { checklistKey }: Tick): Promise<Tick> {
  const workspaceId = workspaceOfTick(ctx.actor, checklistKey)
  return audited(ctx, async (trx, audit) => {
    const entityId = await deleteChecklistTick(trx, { ...paperScopeOf(ctx.actor), checklistKey })
    if (entityId !== undefined) {
      const teamId = teamOf(ctx.actor, { workspaceId })
      await audit({ action: 'delete', entity: 'documentChecklistTicks', entityId, teamId })
    }
    return { checklistKey }
  })
}

/** In one's own workspace such a tick is the company's to be: a team that is founded takes it over. */
function workspaceOfTick(actor: Actor, checklistKey: string): string | null {
  const category = categoryOfChecklistItem(checklistKey) ?? null
  const workspaceId = isCompanysCategory(category) ? actor.workspace.id : null
  requireWriter(actor, { workspaceId })
  return workspaceId
}
