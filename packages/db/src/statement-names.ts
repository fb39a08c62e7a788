/** Texts kept at most; a server keeps a plan of each on every connection. Lists of values of every length make ever new texts. */
const mostNames = 1000

/**
 * The names under which one pool prepares its statements, so that PostgreSQL parses and plans each text once a connection
 * instead of once a call.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #generation = 0

  /** Undefined for a text that came after the names ran out. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= mostNames) return known
    const name = `s${this.#generation}_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }

  /** Prepares everything anew, because a table has changed under the plans. */
  renew(): void {
    this.#names.clear()
    this.#generation += 1
  }
}

/**
 * Whether a statement failed because a migration, perhaps another process's, changed the columns that it was prepared with.
 * Nothing has been done, and sent anew it succeeds.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery' &&
    'code' in error &&
    error.code === '0A000'
  )
}
