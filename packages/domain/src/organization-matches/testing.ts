import * as fc from 'fast-check'
import { companyStages } from '../companies/kinds.ts'
import { provinceCodes } from '../geography/provinces.ts'
import { focusAreas, organizationTypes } from '../organizations/schema.ts'
import type { MatchedOrganization } from './criteria.ts'
import type { MatchProfile } from './profile.ts'
import { matchPartKeys } from './weights.ts'

/** Profiles, organizations and weights for tests. */

const anyAmount = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }))
const anyAreas = fc.array(fc.oneof(fc.constantFrom(...focusAreas), fc.string({ maxLength: 12 })), {
  maxLength: 6,
})

export const anyProfile: fc.Arbitrary<MatchProfile> = fc.record({
  plan: fc.constantFrom('vc', 'angel', 'incubator', 'unknown', null),
  focusAreas: anyAreas,
  sector: fc.option(fc.oneof(fc.constantFrom('Digital health', 'Clean energy', 'Games'), fc.string())),
  province: fc.option(fc.constantFrom(...provinceCodes)),
  stage: fc.option(fc.constantFrom(...companyStages)),
  investmentNeeded: anyAmount,
})

export const anyOrganization: fc.Arbitrary<MatchedOrganization & { id: string; name: string }> = fc.record({
  id: fc.uuid(),
  name: fc.string({ maxLength: 20 }),
  type: fc.constantFrom(...organizationTypes),
  focusAreas: anyAreas,
  industries: anyAreas,
  investmentRange: fc.option(fc.record({ min: anyAmount, max: anyAmount, typical: anyAmount })),
  isPriorityProcessing: fc.boolean(),
  description: fc.option(
    fc.constantFrom('Seed-stage fund.', 'From early stage to growth.', 'Helps founders.'),
  ),
  province: fc.option(fc.oneof(fc.constantFrom(...provinceCodes), fc.string({ maxLength: 10 }))),
})

/** Any numbers at all, sensible or not. */
export const anyWeights = fc.record(
  Object.fromEntries(matchPartKeys.map((key) => [key, fc.oneof(fc.nat(100), fc.double())])) as Record<
    (typeof matchPartKeys)[number],
    fc.Arbitrary<number>
  >,
  { requiredKeys: [] },
)
