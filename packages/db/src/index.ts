export {
  type DatabaseConnection,
  type Db,
  type EmbeddedConnection,
  type OpenDatabaseOptions,
  openDatabase,
  type ServerConnection,
  type Trx,
} from './client.ts'
export { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'
export { DataFolderInUseError, lockDataFolder } from './folder-lock.ts'
export { inTransaction } from './in-transaction.ts'
export { type MigrationStep, migrateDown, migrateToLatest } from './migrate.ts'
export * from './queries/actors.ts'
export * from './queries/api-keys.ts'
export * from './queries/audit.ts'
export * from './queries/eligibility-assessments.ts'
export * from './queries/health.ts'
export * from './queries/idempotency.ts'
export { largestPage, type Page, type PageRequest } from './queries/pagination.ts'
export * from './queries/sessions.ts'
export * from './queries/teams.ts'
export * from './queries/users.ts'
export type { Database, UserRole } from './schema.ts'
export { disableSampleMember, seedSampleMember } from './seed/sample-member.ts'
