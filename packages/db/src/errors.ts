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

/**
 * Classes and codes of PostgreSQL's that pass by themselves: the connection was lost (08), no room, memory or connection is left (53),
 * an operator or a crash ended the session, the server starts or stops (57P01 to 57P03), its disk fails (58030), and a standby that has
 * not taken over yet (25006).
 */
const passing = /^(08...|53...|57P0[1235]|58030|25006)$/

/** What pg itself says, without a code, of a connection that is none any more, or that it could not get in time. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* not queryable|Query read timeout|the database has not answered)/

/** Whether the database could not be reached, or takes nothing just now: the same may be asked again in a while. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return passing.test(error.code ?? '')
  return error instanceof Error && lostConnection.test(error.message)
}
