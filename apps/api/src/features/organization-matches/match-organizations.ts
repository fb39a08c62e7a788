import {
  findMatchFacts,
  listOrganizationMatchesOfWorkspace,
  listOrganizationsToMatch,
  type ScoredMatch,
  upsertScoredMatches,
} from '@suv/db'
import { createScorer, type OrganizationMatch, toMatchProfile } from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireWorkspace } from '../../authorise.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Scores every listed organization for the member's team and plan, keeps the scores, and answers the matches, best first.
 * What the member has written on a match stays.
 *
 * @throws DomainError forbidden without full access.
 */
export async function matchOrganizations(
  ctx: MemberContext,
  { userId: named }: { userId?: string | null | undefined },
): Promise<OrganizationMatch[]> {
  const { userId } = ctx.actor
  const workspaceId = requireWorkspace(ctx.actor, named)
  const matches = await scoreOrganizations(ctx)
  return audited(ctx, async (trx, audit) => {
    const changed = await upsertScoredMatches(trx, { workspaceId, userId, now: ctx.clock.now(), matches })
    // One row for the call: the member's matches as a whole, under the member's id.
    if (changed > 0) {
      await audit({
        action: 'update',
        entity: 'organizationMatches',
        entityId: userId,
        changedFields: ['compatibilityScore', 'matchReason', 'scoreParts'],
      })
    }
    const { rows } = await listOrganizationMatchesOfWorkspace(trx, { workspaceId })
    return rows.map(present)
  })
}

async function scoreOrganizations({ db, actor }: MemberContext): Promise<ScoredMatch[]> {
  const { userId, workspace } = actor
  const score = createScorer(toMatchProfile(await findMatchFacts(db, { userId, workspaceId: workspace.id })))
  const organizations = await listOrganizationsToMatch(db)
  return organizations.map((organization) => {
    const { score: compatibilityScore, reason: matchReason, parts: scoreParts } = score(organization)
    return { organizationId: organization.id, compatibilityScore, matchReason, scoreParts }
  })
}
