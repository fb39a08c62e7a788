import { randomInt, randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../src/client.ts'
import { FieldNames } from '../../src/field-names.ts'
import { createTeam, createTeamMember, createUser, teamRecordKinds } from '../support/index.ts'

/*
 * One row of every table of members' data, with no more than the table demands. As raw SQL, because the types refuse most
 * of what the tests try.
 */

export type Values = Readonly<Record<string, unknown>>

/** What the rows refer to. */
export type Referred = Record<
  | 'user'
  | 'team'
  | 'member'
  | 'organization'
  | 'document'
  | 'resource'
  | 'plan'
  | 'application'
  | 'payment'
  | 'endpoint'
  | 'historyPerson'
  | 'workspace',
  string
>

export async function insertReferred(db: Db): Promise<Referred> {
  const insertId = async (table: string, values: Values) =>
    (await insert(table, values).execute(db)).rows[0]?.id ?? ''
  const user = (await createUser(db)).id
  const team = (await createTeam(db)).id
  return {
    user,
    team,
    workspace: await workspaceOf(db, team),
    member: (await createTeamMember(db, { teamId: team, userId: user })).id,
    organization: await insertId('designated_organizations', { name: 'First', type: 'incubator' }),
    document: await insertId('documents', {
      user_id: user,
      file_name: 'a',
      file_type: 'b',
      object_path: 'c',
    }),
    resource: await insertId('resources', { title: 'T', description: 'D', url: '/', category: 'legal' }),
    plan: await insertId('business_plans', { user_id: (await createUser(db)).id, title: 'Plan' }),
    endpoint: await insertId('webhook_endpoints', {
      user_id: user,
      url: 'https://x.test/',
      events: [],
      sealed_secret: 's',
    }),
    historyPerson: await insertId('history_people', { user_id: user, name: 'Ada', relation: 'other' }),
    payment: await insertId('payments', { provider: 'stripe', reference: 'pi_0' }),
    // Another team's: a person has one.
    application: await insertId('pr_applications', { team_id: (await createTeam(db)).id }),
  }
}

async function workspaceOf(db: Db, team: string): Promise<string> {
  const { id } = await db
    .selectFrom('workspaces')
    .select('id')
    .where('teamId', '=', team)
    .executeTakeFirstOrThrow()
  return id
}

type SmallestRows = Readonly<Record<string, (ids: Referred) => Values>>

const fieldNames = new (class extends FieldNames {
  column(name: string): string {
    return this.snakeCase(name)
  }
})()

/** The column of a field. */
export const columnOf = (field: string): string => fieldNames.column(field)

/** A team record is of a member of the team where nothing else is said below. */
const teamRecords: SmallestRows = Object.fromEntries(
  Object.values(teamRecordKinds).map(({ table }) => [
    fieldNames.column(table),
    (ids) => ({ team_id: ids.team, member_id: ids.member }),
  ]),
)

/** The fewest columns that make a row of each table. */
export const smallest: SmallestRows = {
  ...teamRecords,
  audit_links: () => ({
    position: randomInt(1, 1_000_000_000),
    event_id: randomUUID(),
    content_digest: 'a',
    link: 'b',
    sealed_at: '2026-11-20T12:00:00Z',
  }),
  audit_events: () => ({ action: 'create', entity: 'teams', entity_id: '1' }),
  business_plans: (ids) => ({ user_id: ids.user, title: 'Plan' }),
  business_plan_versions: (ids) => ({
    plan_id: ids.plan,
    user_id: ids.user,
    number: 1,
    title: 'Plan',
    words: 0,
    reason: 'save',
  }),
  business_profiles: (ids) => ({ user_id: ids.user }),
  calendar_feeds: (ids) => ({ user_id: ids.user, secret_hash: 'h' }),
  companies: (ids) => ({ workspace_id: ids.workspace }),
  commitment_certificates: (ids) => ({
    team_id: ids.team,
    organization_id: ids.organization,
    certificate_id: 'C-1',
  }),
  designated_organizations: () => ({ name: 'Other', type: 'incubator' }),
  document_checklist_ticks: (ids) => ({ user_id: ids.user, checklist_key: 'passport' }),
  document_analyses: (ids) => ({ user_id: ids.user, document_type: 'other', analysis_type: 'other' }),
  document_packs: (ids) => ({ user_id: ids.user, title: 'Pack', destination: 'pr_portal' }),
  documents: (ids) => ({ user_id: ids.user, file_name: 'a', file_type: 'b', object_path: 'c' }),
  financial_data: (ids) => ({ user_id: ids.user }),
  request_counts: () => ({ key: 'k', window_start: '2026-11-22T12:00:00Z', requests: 1 }),
  diligence_answers: (ids) => ({ team_id: ids.team, heading: 'finance' }),
  ircc_letters: (ids) => ({
    team_id: ids.team,
    member_id: ids.member,
    kind: 'request',
    received_on: '2026-11-01',
  }),
  tracker_sightings: (ids) => ({
    team_id: ids.team,
    member_id: ids.member,
    part: 'medical',
    status: 'Passed',
    seen_on: '2026-11-01',
  }),
  history_entries: (ids) => ({
    user_id: ids.user,
    person_id: ids.historyPerson,
    kind: 'address',
    starts_on: '2026-01-01',
  }),
  history_people: (ids) => ({ user_id: ids.user, name: 'Ada', relation: 'other' }),
  pack_evidence: (ids) => ({
    user_id: ids.user,
    pack: 'permanent_residence',
    item: 'form',
    team_id: ids.team,
    member_id: ids.member,
    place: 'earlier',
  }),
  idempotency_keys: (ids) => ({ user_id: ids.user, key: 'k', method: 'POST', path: '/', body_hash: 'h' }),
  letters_of_support: (ids) => ({
    team_id: ids.team,
    member_id: ids.member,
    organization_id: ids.organization,
  }),
  member_records: (ids) => ({ member_id: ids.member }),
  memberships: (ids) => ({ user_id: ids.user }),
  milestones: (ids) => ({ user_id: ids.user, title: 'Milestone' }),
  notification_reads: (ids) => ({ user_id: ids.user, key: 'milestone:1' }),
  model_calls: (ids) => ({ user_id: ids.user, day: '2026-11-20', calls: 1 }),
  organization_matches: (ids) => ({
    user_id: ids.user,
    organization_id: ids.organization,
    compatibility_score: 50,
  }),
  ownership: (ids) => ({ team_id: ids.team, member_id: ids.member, voting_rights_pct: 10 }),
  pr_application_changes: (ids) => ({ application_id: ids.application, field: 'status' }),
  payment_reports: (ids) => ({
    provider: 'stripe',
    event_id: 'evt_1',
    kind: 'paid',
    payment_id: ids.payment,
  }),
  payments: () => ({ provider: 'stripe', reference: 'pi_1' }),
  pr_applications: (ids) => ({ team_id: ids.team, team_member_id: ids.member }),
  reference_data_versions: () => ({
    name: 'resources',
    content_hash: 'h',
    as_of: '2026-11-20',
    applied_at: '2026-11-20T12:00:00Z',
  }),
  resource_bookmarks: (ids) => ({ user_id: ids.user, resource_id: ids.resource }),
  resource_locations: () => ({
    name: 'Place',
    type: 'incubator',
    address: 'Street 1',
    city: 'Halifax',
    province: 'NS',
    latitude: 44.6,
    longitude: -63.6,
  }),
  resources: () => ({ title: 'Other', description: 'D', url: '/', category: 'legal' }),
  team_members: (ids) => ({ team_id: ids.team, passport_name: 'Ada' }),
  validity_dates: (ids) => ({
    team_id: ids.team,
    member_id: ids.member,
    kind: 'passport',
    day: '2031-01-01',
  }),
  work_permit_steps: (ids) => ({ team_id: ids.team, step: 'valid_passport' }),
  passkeys: (ids) => ({
    user_id: ids.user,
    name: 'Phone',
    credential_id: 'c',
    public_key: 'k',
    counter: 0,
    device_type: 'multiDevice',
    backed_up: true,
  }),
  webhook_endpoints: (ids) => ({ user_id: ids.user, url: 'https://x.test/', events: [], sealed_secret: 's' }),
  webhook_deliveries: (ids) => ({
    endpoint_id: ids.endpoint,
    user_id: ids.user,
    event_id: 'evt_1',
    event: 'milestone.due',
    payload: '{}',
    next_attempt_at: '2026-11-20T12:00:00Z',
  }),
  two_factors: (ids) => ({ user_id: ids.user, secret: 's', backup_codes: 'b' }),
  known_devices: (ids) => ({ user_id: ids.user, token_hash: 'h' }),
  upload_addresses: (ids) => ({
    object_path: 'a',
    user_id: ids.user,
    bytes: 1,
    expires_at: '2026-11-20T12:15:00Z',
  }),
  team_invitations: (ids) => ({
    team_id: ids.team,
    member_id: ids.member,
    email: 'a@example.org',
    token_hash: 'h',
    expires_at: '2026-11-27T12:00:00Z',
  }),
  failed_tries: () => ({ key: 'k', failures: 1, last_at: '2026-11-20T12:00:00Z' }),
}

/** The tables whose smallest row names all of these, such as a team. */
export function tablesNaming(...columns: readonly string[]): string[] {
  return Object.entries(smallest)
    .filter(([, row]) => {
      const named = row({} as Referred)
      return columns.every((column) => column in named)
    })
    .map(([table]) => table)
}

export function smallestRow(table: string, ids: Referred): Values {
  const values = smallest[table]
  if (values === undefined) throw new Error(`no smallest row of ${table}`)
  return values(ids)
}

export function insert(table: string, values: Values): RawBuilder<{ id: string }> {
  const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)))
  const row = sql.join(
    Object.values(values).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ),
  )
  return sql`insert into ${sql.table(table)} (${columns}) values (${row}) returning *`
}

/** Runs a test's statements in a transaction and takes them back. */
export async function rolledBack(
  db: Db,
  use: (run: (builder: RawBuilder<unknown>) => Promise<unknown[]>) => Promise<void>,
): Promise<void> {
  const done = new Error('rolled back')
  const transaction = db.transaction().execute(async (trx) => {
    await use(async (builder) => (await builder.execute(trx)).rows)
    throw done
  })
  await transaction.catch((error: unknown) => {
    if (error !== done) throw error
  })
}
