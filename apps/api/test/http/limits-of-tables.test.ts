import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql, teamRecordKinds } from '@suv/db/testing'
import {
  createBusinessProfileSchema,
  createCommitmentCertificateSchema,
  createIrccLetterSchema,
  createMilestoneSchema,
  createTeamMemberSchema,
  createTeamSchema,
  createWebhookEndpointSchema,
  eligibilityAnswersSchema,
  updateFinancialDataSchema,
} from '@suv/domain'
import { expect, it } from 'vitest'
import type * as z from 'zod'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()

/** What keeps the rows of a table few: `audited` counts them and their bytes, or what is said here. */
const limited: Readonly<Record<string, 'counted' | { because: string }>> = {
  ...Object.fromEntries(
    Object.values(teamRecordKinds).map(({ table }) => [fieldOf(table), 'counted' as const]),
  ),
  businessPlanVersions: 'counted',
  documentAnalyses: 'counted',
  documentChecklistTicks: 'counted',
  documentPacks: 'counted',
  documents: 'counted',
  eligibilityAssessments: 'counted',
  memberRecords: 'counted',
  milestones: 'counted',
  packEvidence: 'counted',
  teamMembers: 'counted',
  workPermitSteps: 'counted',
  accounts: { because: 'one for a member' },
  apikeys: { because: 'twenty of a member, in create-api-key.ts' },
  auditEvents: { because: 'one for each write, and the writes are limited by address' },
  auditLinks: { because: 'one for each event of the audit' },
  businessPlans: { because: 'one for a workspace' },
  businessProfiles: { because: 'one for a member' },
  calendarFeeds: { because: 'one for a member' },
  companies: { because: 'one for a workspace' },
  designatedOrganizations: { because: 'reference data' },
  failedTries: { because: 'forgotten after a day' },
  financialData: { because: 'one for a workspace' },
  historyEntries: { because: 'limited with their person, in personal-history.ts' },
  historyPeople: { because: 'limited in personal-history.ts' },
  idempotencyKeys: { because: 'forgotten after a day' },
  knownDevices: { because: 'one for each sign-in with a new browser, which are limited' },
  memberships: { because: 'one for a member' },
  modelCalls: { because: 'one a day' },
  notificationReads: { because: 'one for each notification that there is' },
  organizationMatches: { because: 'one for each organization' },
  passkeys: { because: 'made in person after a sign-in of the last hour, ten a minute' },
  paymentReports: { because: 'made by the checkout' },
  payments: { because: 'made by the checkout' },
  prApplicationChanges: {
    because: 'one for each change of an application, and the changes are limited by address',
  },
  rateLimits: { because: 'the server’s own, by address' },
  referenceDataVersions: { because: 'reference data' },
  requestCounts: { because: 'forgotten after minutes' },
  resourceBookmarks: { because: 'one for each resource' },
  resourceLocations: { because: 'reference data' },
  resources: { because: 'reference data' },
  sessions: { because: 'one for each sign-in, and they end' },
  teamInvitations: { because: 'one for each person of a team, who are counted' },
  teams: { because: 'fifty of a member, in create-team.ts' },
  twoFactors: { because: 'one for a member' },
  uploadAddresses: { because: 'a hundred of a member at a time, and they expire' },
  users: { because: 'made by a purchase or an operator' },
  verifications: { because: 'they expire, and asking for them is limited' },
  webhookDeliveries: { because: 'tidied after thirty days' },
  webhookEndpoints: { because: 'limited in create-endpoint.ts' },
  workspaces: { because: 'one for a member or team' },
}

/** By which schema a jsonb column is filled, or why no member writes into it. */
const bounded: Readonly<Record<string, z.ZodType | { because: string }>> = {
  'auditEvents.changedFields': { because: 'names of fields' },
  'businessPlans.financialProjections': { because: 'nothing writes it' },
  'businessProfiles.achievements': createBusinessProfileSchema.shape.achievements,
  'businessProfiles.visibleSections': createBusinessProfileSchema.shape.visibleSections,
  'commitmentCertificates.coversMembers': createCommitmentCertificateSchema.shape.coversMembers,
  'commitmentCertificates.essentialMembers': createCommitmentCertificateSchema.shape.essentialMembers,
  ...Object.fromEntries(
    [
      'focusAreas',
      'industries',
      'investmentRange',
      'requirements',
      'contactInfo',
      'successStories',
      'notes',
    ].map((field) => [`designatedOrganizations.${field}`, { because: 'reference data' }]),
  ),
  ...Object.fromEntries(
    [
      'extractedRequirements',
      'complianceChecks',
      'deadlines',
      'recommendations',
      'evidence',
      'extractedFields',
    ].map((field) => [
      `documentAnalyses.${field}`,
      { because: 'made by the reader of documents, of a bounded text' },
    ]),
  ),
  'documentPacks.papers': { because: 'made by the packing, of the documents that there are' },
  'eligibilityAssessments.ownershipData': eligibilityAnswersSchema.shape.ownershipData,
  'eligibilityAssessments.languageTest': eligibilityAnswersSchema.shape.languageTest,
  'eligibilityAssessments.admissibilityFlags': eligibilityAnswersSchema.shape.admissibilityFlags,
  'eligibilityAssessments.gapsToAddress': { because: 'made by the evaluation' },
  'financialData.fundingSources': updateFinancialDataSchema.shape.fundingSources,
  'financialData.cashFlowProjections': updateFinancialDataSchema.shape.cashFlowProjections,
  'idempotencyKeys.response': { because: 'an answer of ours, kept for a day' },
  'irccLetters.concerns': createIrccLetterSchema.shape.concerns,
  'milestones.requirements': createMilestoneSchema.shape.requirements,
  'milestones.resources': createMilestoneSchema.shape.resources,
  'organizationMatches.scoreParts': { because: 'made by the scoring' },
  'resourceLocations.services': { because: 'reference data' },
  'resourceLocations.notes': { because: 'reference data' },
  'resources.notes': { because: 'reference data' },
  'teamMembers.languageScores': createTeamMemberSchema.shape.languageScores,
  'teams.tractionData': createTeamSchema.shape.tractionData,
  'webhookDeliveries.attempts': { because: 'made by the delivery, a few' },
  'webhookEndpoints.events': createWebhookEndpointSchema.shape.events,
  'webhookEndpoints.toldKeys': { because: 'keys of what has been told, of the records that there are' },
}

function fieldOf(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

it('each table has a limit, or a reason for none', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(test.database.db)
  expect(rows.map(({ name }) => fieldOf(name)).sort()).toEqual(Object.keys(limited).sort())
})

it('the tables that are counted are counted', async () => {
  const ownership = await readFile(
    resolve(import.meta.dirname, '../../../../packages/db/src/queries/data-export.ts'),
    'utf8',
  )
  const kinds = new Set(Object.values(teamRecordKinds).map(({ table }) => fieldOf(table)))
  for (const [table, limit] of Object.entries(limited)) {
    if (limit !== 'counted' || kinds.has(table)) continue
    // Rows of nobody would not be found.
    expect(ownership, table).toMatch(new RegExp(`^  ${table}: \\{`, 'm'))
  }
})

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
const excessive: readonly (readonly [string, unknown])[] = [
  ['a long list', Array(20_000).fill('word')],
  ['a long list of objects', Array(20_000).fill({ a: 1 })],
  ['many keys', Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1]))],
  ['many levels', { a: deep(60) }],
  ['a long text in an object', { a: 'x'.repeat(1_000_000) }],
  ['a long text in a list', ['x'.repeat(1_000_000)]],
]

it('each jsonb column is filled by a schema with bounds, or by us', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb'`.execute(test.database.db)
  expect(rows.map(({ name }) => fieldOf(name)).sort()).toEqual(Object.keys(bounded).sort())
  for (const [column, schema] of Object.entries(bounded)) {
    if ('because' in schema) continue
    for (const [what, value] of excessive) {
      // A schema that leaves out what it does not know keeps none of it.
      const taken = schema.safeParse(value)
      const kept = taken.success ? (JSON.stringify(taken.data) ?? '').length : 0
      expect(kept, `${column}: ${what}`).toBeLessThan(1_000)
    }
  }
})
