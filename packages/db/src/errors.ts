import pg from 'pg'

const uniqueViolation = '23505'

/** Whether the database refused a row because a value is taken; with a constraint, one that this constraint holds. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === uniqueViolation &&
    (constraint === undefined || error.constraint === constraint)
  )
}
