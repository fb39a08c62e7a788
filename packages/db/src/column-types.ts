import type { ColumnType } from 'kysely'

/** A jsonb column: read as the value, written as JSON text, because pg would send an array as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>

/** A jsonb column that may be left out: it has a default. */
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>

export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
