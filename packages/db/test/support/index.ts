export { sql } from 'kysely'
export * as teamRecordKinds from '../../src/queries/team-record-kinds.ts'
export * from './factories.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
