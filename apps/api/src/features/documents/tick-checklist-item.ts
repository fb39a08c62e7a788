import { deleteChecklistTick, insertChecklistTick, listChecklistTicks } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

type Tick = { readonly checklistKey: string }

/** The named documents that the caller ticked. */
export async function listTicks({ db, actor }: MemberContext): Promise<Tick[]> {
  const keys = await listChecklistTicks(db, { userId: actor.userId })
  return keys.map((checklistKey) => ({ checklistKey }))
}

/** Ticks a named document of the checklist; ticking it again changes nothing. */
export async function tickChecklistItem(ctx: MemberContext, { checklistKey }: Tick): Promise<Tick> {
  return audited(ctx, async (trx, audit) => {
    const tick = { userId: ctx.actor.userId, checklistKey, now: ctx.clock.now() }
    const entityId = await insertChecklistTick(trx, tick)
    if (entityId !== undefined) {
      await audit({
        action: 'create',
        entity: 'documentChecklistTicks',
        entityId,
        changedFields: ['checklistKey'],
      })
    }
    return { checklistKey }
  })
}

/** Takes a tick away; where there is none, nothing changes. */
export async function untickChecklistItem(ctx: MemberContext, { checklistKey }: Tick): Promise<Tick> {
  return audited(ctx, async (trx, audit) => {
    const entityId = await deleteChecklistTick(trx, { userId: ctx.actor.userId, checklistKey })
    if (entityId !== undefined) {
      await audit({ action: 'delete', entity: 'documentChecklistTicks', entityId })
    }
    return { checklistKey }
  })
}
