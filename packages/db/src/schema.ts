import type { Selectable } from 'kysely'
import type { UsersTable } from './schema.generated.ts'

/*
 * The tables as Kysely sees them: the columns of `migrations/`, under the field names that `field-names.ts` gives them.
 */

export type * from './schema.generated.ts'

export type UserRole = Selectable<UsersTable>['role']
