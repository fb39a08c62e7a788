import { type Database, measureOwnRows, type Trx } from '@suv/db'
import { type AuditAction, DomainError } from '@suv/domain'

/** Of one kind of record, for a member or their team: ten times what the largest company needs, and few enough to be listed whole. */
const mostRows = 2_000

/** What all records of one kind may take together, in bytes: lists and calendars are made of them at once. */
const mostBytes = 4_194_304

/** Each quotes the document that it read, or keeps a whole plan. */
const largerKinds: ReadonlySet<keyof Database> = new Set(['documentAnalyses', 'businessPlanVersions'])

/** JSON of any form, in which a number may be written longer than it came. */
const freeKinds: ReadonlySet<keyof Database> = new Set(['teams', 'teamMembers'])

/** Rows of the other kinds hold what their request said, and no more than so many bytes beside it. */
const besideRequest = 4_096

/** Fields that may be long. A change of others is not worth looking at all rows. */
const longFields: ReadonlySet<string> = new Set([
  'answer',
  'description',
  'notes',
  'question',
  'requirements',
  'resources',
  'concerns',
  'languageScores',
  'tractionData',
  'toldKeys',
])

export function mayTakeRoom(action: AuditAction, changedFields: readonly string[]): boolean {
  return action === 'create' || (action === 'update' && changedFields.some((field) => longFields.has(field)))
}

/** For so many milliseconds one measure of all rows serves. */
const servesMs = 10_000

/** Of what was left then, so much may be written meanwhile: by each of eight processes, and half of it stays. */
const servedPart = 1 / 16

/** Owners whose measure is kept at the same time. */
const mostKept = 5_000

type Write = {
  readonly entity: keyof Database
  readonly owner: { readonly userId: string; readonly teamId: string | null }
  readonly requestBytes: number
  readonly now: Date
}

type Granted = { readonly until: number; rows: number; bytes: number }

/**
 * Holds members to what their records of a kind may take. To measure them reads every row, so whoever writes much within seconds is
 * measured at times, and in between only what they send is counted, as long as it is a small part of what was left.
 */
export class Room {
  readonly #granted = new Map<string, Granted>()

  /**
   * Every creation and longer text comes by here, in its transaction and after its row: one that is too many is taken back with it.
   *
   * @throws DomainError conflict
   */
  async require(trx: Trx, write: Write): Promise<void> {
    const { entity, owner, requestBytes, now } = write
    const key = `${entity} ${owner.userId} ${owner.teamId ?? ''}`
    const granted = this.#granted.get(key)
    if (granted !== undefined && now.getTime() < granted.until) {
      granted.rows -= 1
      granted.bytes -= requestBytes + besideRequest
      if (granted.rows >= 0 && granted.bytes >= 0) return
    }
    const measured = await measure(trx, write)
    if (!largerKinds.has(entity) && !freeKinds.has(entity)) this.#keep(key, grant(measured, now))
  }

  #keep(key: string, granted: Granted): void {
    // A Map is in the order of its insertions: the first is the oldest.
    this.#granted.delete(key)
    this.#granted.set(key, granted)
    const [oldest] = this.#granted.keys()
    if (this.#granted.size > mostKept && oldest !== undefined) this.#granted.delete(oldest)
  }
}

type Measured = { readonly rows: number; readonly bytes: number }

function grant({ rows, bytes }: Measured, now: Date): Granted {
  return {
    until: now.getTime() + servesMs,
    rows: (mostRows - rows) * servedPart,
    bytes: (mostBytes - bytes) * servedPart,
  }
}

async function measure(trx: Trx, { entity, owner: { userId, teamId } }: Write): Promise<Measured> {
  const teamIds = teamId === null ? [] : [teamId]
  const measured = await measureOwnRows(trx, entity, { userId, teamIds, most: mostRows + 1 })
  if (measured.rows > mostRows) {
    throw new DomainError(
      'conflict',
      `There are ${mostRows.toLocaleString('en-CA')} of these already, as many as there can be. Delete some that you no longer need first.`,
    )
  }
  const most = largerKinds.has(entity) ? 4 * mostBytes : mostBytes
  if (measured.bytes > most) {
    throw new DomainError(
      'conflict',
      `These take ${most / 1_048_576} MB together, as much as they can. Shorten or delete some that you no longer need first.`,
    )
  }
  return measured
}
