import pg from 'pg'

const uniqueViolation = '23505'

/** Whether the database refused a row because this constraint's value is taken. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === constraint
  )
}
