import { focusAreasIn, rankMatches } from '@suv/domain'
import type { Trx } from '../client.ts'
import { saveCompany } from '../queries/companies.ts'
import { sampleTeam } from './sample-team.ts'

const matchCount = 5

/**
 * The best matches, scored as `POST /api/organizations/match` scores them; the first has been contacted.
 *
 * @returns the organization of the first, undefined where no organizations are loaded.
 */
export async function insertSampleMatches(
  trx: Trx,
  { userId, now, investmentNeeded }: { userId: string; now: Date; investmentNeeded: number },
): Promise<{ id: string } | undefined> {
  const organizations = await trx
    .selectFrom('designatedOrganizations')
    .selectAll()
    .where('isActive', '=', true)
    .execute()
  const { id: workspaceId } = await trx
    .selectFrom('workspaces')
    .select('id')
    .where('teamId', '=', sampleTeam.id)
    .executeTakeFirstOrThrow()
  await saveCompany(trx, {
    workspaceId,
    now,
    values: { organizationSought: 'incubator', stage: 'prototype' },
  })
  const profile = {
    plan: 'incubator',
    focusAreas: focusAreasIn(sampleTeam.oneLiner),
    sector: sampleTeam.sector,
    province: sampleTeam.province,
    stage: 'prototype',
    investmentNeeded,
  } as const
  const matches = rankMatches(profile, organizations).slice(0, matchCount)
  for (const [index, { organization, score, reason, parts }] of matches.entries()) {
    await trx
      .insertInto('organizationMatches')
      .values({
        userId,
        organizationId: organization.id,
        compatibilityScore: score,
        matchReason: reason,
        scoreParts: JSON.stringify(parts),
        status: index === 0 ? 'contacted' : 'potential',
        notes: index === 0 ? 'Sample note: asked for a first call.' : null,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
  }
  return matches[0]?.organization
}
