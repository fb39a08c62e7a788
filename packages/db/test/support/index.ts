export { sql } from 'kysely'
export * from './factories.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
