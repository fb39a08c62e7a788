import { readFile } from 'node:fs/promises'
import {
  analysisTypes,
  auditActions,
  datedPaperKinds,
  designatedOrgPlans,
  documentCategorySchema,
  eligibilityResults,
  matchStatuses,
  membershipStatuses,
  milestoneCategories,
  milestoneStatuses,
  organizationTypes,
  paymentProviders,
  phaseKeys,
  planStatuses,
  prApplicationHistoryFields,
  prApplicationStatuses,
  provinceCodes,
  resourceCategories,
  resourceLocationTypes,
  storedLetterStatuses,
  teamRoles,
  versionReasons,
  workPermitCategories,
  workPermitStatuses,
  workPermitSteps,
} from '@suv/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referenceFileNames } from '../src/seed/reference-data.ts'
import { generateSchema } from '../src/types-generator/generate-schema.ts'
import { type Column, readColumns } from '../src/types-generator/read-columns.ts'
import { renderSchema } from '../src/types-generator/render-schema.ts'
import { createTestDatabase, type TestDatabase } from './support/index.ts'

let test: TestDatabase
let columns: Column[]
beforeAll(async () => {
  test = await createTestDatabase()
  columns = await readColumns(test.db)
})
afterAll(() => test.drop())

it('are those of the migrated database; else run pnpm --filter db generate:types', async () => {
  const committed = await readFile(new URL('../src/schema.generated.ts', import.meta.url), 'utf8')
  expect(await generateSchema(test.db)).toBe(committed)
})

/** Every column whose values the database lists, and the domain's list. */
const enumerations: Record<string, readonly string[]> = {
  'audit_events.action': auditActions,
  'business_plan_versions.reason': versionReasons,
  'business_plans.status': planStatuses,
  'commitment_certificates.status': storedLetterStatuses,
  'designated_organizations.province': provinceCodes,
  'designated_organizations.type': organizationTypes,
  'document_analyses.analysis_type': analysisTypes,
  'documents.category': documentCategorySchema.options,
  'eligibility_assessments.designated_org_plan': designatedOrgPlans,
  'eligibility_assessments.eligibility_result': eligibilityResults,
  'eligibility_assessments.province': provinceCodes,
  'letters_of_support.status': storedLetterStatuses,
  'member_records.category': workPermitCategories,
  'member_records.status': workPermitStatuses,
  'memberships.status': membershipStatuses,
  'milestones.category': milestoneCategories,
  'milestones.phase': phaseKeys,
  'milestones.status': milestoneStatuses,
  'organization_matches.status': matchStatuses,
  'passkeys.device_type': ['singleDevice', 'multiDevice'],
  'payment_reports.kind': ['paid', 'refunded'],
  'payment_reports.provider': paymentProviders,
  'payments.provider': paymentProviders,
  'pr_application_changes.field': prApplicationHistoryFields,
  'pr_applications.status': prApplicationStatuses,
  'reference_data_versions.name': referenceFileNames,
  'resource_locations.province': provinceCodes,
  'resource_locations.type': resourceLocationTypes,
  'resources.category': resourceCategories,
  'team_members.role': teamRoles,
  'teams.province': provinceCodes,
  'users.role': ['founder'],
  'validity_dates.kind': datedPaperKinds,
  'work_permit_steps.step': workPermitSteps,
  'work_permits.category': workPermitCategories,
  'work_permits.status': workPermitStatuses,
}

it('allow the values that the domain allows, no more and no fewer', () => {
  const listed = columns.flatMap(({ table, column, values }) =>
    values === undefined ? [] : [[`${table}.${column}`, values.toSorted()]],
  )
  const expected = Object.entries(enumerations).map(([name, values]) => [name, values.toSorted()])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected))
})

describe('the generator', () => {
  const column: Column = {
    table: 'things',
    column: 'value',
    type: 'text',
    nullable: false,
    hasDefault: false,
    comment: null,
    tableComment: null,
    values: undefined,
  }

  it('refuses a jsonb column and a type that it was told nothing about', () => {
    expect(() => renderSchema([{ ...column, type: 'jsonb' }])).toThrow('json-types.ts does not say')
    expect(() => renderSchema([{ ...column, type: 'money' }])).toThrow('no type for things.value (money)')
  })

  it('takes values from a list alone, not from a range or a shape', async () => {
    await sql`create table things (
      one text check (one in ('a')),
      several text check (several in ('a', 'b c')),
      size integer check (size between 1 and 2),
      pair text check (pair <> 'a'),
      other text, check (other in ('a', 'b') or one is null)
    )`.execute(test.db)
    const things = (await readColumns(test.db)).filter(({ table }) => table === 'things')
    expect(things.map(({ column: name, values }) => [name, values])).toEqual([
      ['one', ['a']],
      ['several', ['a', 'b c']],
      ['size', undefined],
      ['pair', undefined],
      ['other', undefined],
    ])
    await sql`drop table things`.execute(test.db)
  })
})
