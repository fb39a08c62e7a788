import { type Expression, type RawBuilder, sql } from 'kysely'

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be compared with a uuid column at all: PostgreSQL refuses the whole query where it cannot. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}

/**
 * For `=`: any of an id and of those that a query gives. They are gathered first, so that the index finds their rows; for an `or` of an
 * id and a query PostgreSQL reads the whole table.
 */
export function anyOf(id: string | Expression<string>, others: Expression<unknown>): RawBuilder<string> {
  return sql<string>`any(array(select ${id}::uuid union ${others}))`
}
