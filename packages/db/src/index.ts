export { beginRestore, loadSnapshot, requireKnownSchema } from './backup/load-snapshot.ts'
export { type DatabaseSnapshot, readSnapshot } from './backup/read-snapshot.ts'
export type { StoredTable } from './backup/stored-tables.ts'
export {
  connectionSettings,
  type DatabaseConnection,
  type Db,
  type EmbeddedConnection,
  type OpenDatabaseOptions,
  openDatabase,
  type ServerConnection,
  type Trx,
} from './client.ts'
export { isDatabaseUnavailable } from './errors.ts'
export { type AnswerLater, inTransaction } from './in-transaction.ts'
export { type Listener, type ListenOptions, listen } from './listen.ts'
export { type MigrationStep, migrateDown, migrateToLatest } from './migrate.ts'
export { type PlannedMigration, planMigrations } from './migration-plan.ts'
export { type WithMomentTexts, withMomentTexts } from './moment-texts.ts'
export { type PoolState, poolStateOf } from './pool-state.ts'
export * from './queries/account-links.ts'
export * from './queries/actors.ts'
export * from './queries/api-keys.ts'
export {
  type AuditHead,
  type AuditVerdict,
  findAuditHead,
  sealAuditEvents,
  verifyAuditChain,
} from './queries/audit-chain.ts'
export * from './queries/audit-events.ts'
export * from './queries/business-plan-versions.ts'
export * from './queries/business-plans.ts'
export * from './queries/business-profiles.ts'
export * from './queries/calendar.ts'
export * from './queries/checklist-ticks.ts'
export * from './queries/commitment-certificates.ts'
export {
  type CompanyRow,
  type CompanyValues,
  findCompanyOfWorkspace,
  saveCompany,
} from './queries/companies.ts'
export * from './queries/completeness.ts'
export * from './queries/credentials.ts'
export * from './queries/data-export.ts'
export * from './queries/dated-records.ts'
export * from './queries/document-analyses.ts'
export * from './queries/document-packs.ts'
export * from './queries/documents.ts'
export * from './queries/eligibility.ts'
export * from './queries/erasure.ts'
export * from './queries/failed-tries.ts'
export { listKnownOwners } from './queries/file-owners.ts'
export * from './queries/financial-data.ts'
export * from './queries/health.ts'
export * from './queries/idempotency.ts'
export * from './queries/jobs.ts'
export * from './queries/known-devices.ts'
export * from './queries/live.ts'
export * from './queries/member-records.ts'
export * from './queries/memberships.ts'
export * from './queries/milestones.ts'
export * from './queries/model-calls.ts'
export * from './queries/newest-changes.ts'
export * from './queries/notifications.ts'
export * from './queries/organization-matches.ts'
export * from './queries/organizations.ts'
export * from './queries/ownership.ts'
export { largestPage, type Page, type PageRequest } from './queries/pagination.ts'
export * from './queries/passkeys.ts'
export * from './queries/payments.ts'
export * from './queries/personal-history.ts'
export * from './queries/pr-application-changes.ts'
export * from './queries/pr-applications.ts'
export * from './queries/request-counts.ts'
export * from './queries/resource-bookmarks.ts'
export * from './queries/resources.ts'
export * from './queries/sessions.ts'
export * from './queries/team-invitations.ts'
export * from './queries/team-members.ts'
export * from './queries/team-record-kinds.ts'
export type { TeamRecords } from './queries/team-records.ts'
export * from './queries/team-references.ts'
export type { TeamScope } from './queries/team-scope.ts'
export * from './queries/teams.ts'
export * from './queries/upload-addresses.ts'
export * from './queries/users.ts'
export * from './queries/verifications.ts'
export * from './queries/webhook-deliveries.ts'
export * from './queries/webhook-endpoints.ts'
export * from './queries/work-permit-steps.ts'
export {
  listTeamSeats,
  listWorkspacesOfUser,
  moveToWorkspace,
  passOwnership,
  setWorkspaceRole,
  type TeamSeatRow,
  unlinkTeamMember,
  type WorkspaceRow,
} from './queries/workspaces.ts'
export { type QueryEnd, queryEnds } from './query-ends.ts'
export { nameOfQuery } from './query-names.ts'
export type { Database, UserRole } from './schema.ts'
export {
  DatabaseStateError,
  readSchemaStanding,
  requireUsableDatabase,
  type SchemaStanding,
} from './schema-version.ts'
export {
  ensureReferenceData,
  type ReferenceData,
  type ReferenceDataCounts,
  type ReferenceFileName,
  seedReferenceData,
} from './seed/reference-data.ts'
export { readReferenceFolder } from './seed/reference-folder.ts'
export { disableSampleMember, seedSampleMember } from './seed/sample-member.ts'
export { grantServing, ownsJobTables } from './serving-role.ts'
