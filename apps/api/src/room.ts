import { type Database, measureOwnRows, sendRowSize, type Trx } from '@suv/db'
import { type AuditAction, DomainError } from '@suv/domain'

/** Of one kind of record, for a member or their team: ten times what the largest company needs, and few enough to be listed whole. */
const mostRows = 2_000

/** What all records of one kind may take together, in bytes: lists and calendars are made of them at once. */
const mostBytes = 4_194_304

/** Each quotes the document that it read, or keeps a whole plan. */
const largerKinds: ReadonlySet<keyof Database> = new Set(['documentAnalyses', 'businessPlanVersions'])

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

type Written = {
  readonly entity: keyof Database
  readonly entityId: string
  readonly owner: { readonly userId: string; readonly teamId: string | null }
  readonly now: Date
}

type Granted = { readonly until: number; rows: number; bytes: number }

/**
 * Holds members to what their records of a kind may take. To measure them reads every row, so whoever writes much within seconds is
 * measured at times, and in between only what they wrote is counted, as long as it is a small part of what was left.
 */
export class Room {
  readonly #granted = new Map<string, Granted>()

  /**
   * Every creation and longer text comes by here, in its transaction: one that is too many is taken back with it. Resolves to an
   * answer to wait for before the transaction has ended.
   *
   * @throws DomainError conflict
   */
  async require(trx: Trx, written: Written): Promise<{ readonly answer: Promise<unknown> }> {
    const { entity, entityId, owner, now } = written
    const key = `${entity} ${owner.userId} ${owner.teamId ?? ''}`
    const granted = this.#granted.get(key)
    if (granted === undefined || now.getTime() >= granted.until || granted.rows < 1 || granted.bytes < 0) {
      this.#keep(key, grant(await measure(trx, written), written))
      return { answer: Promise.resolve() }
    }
    granted.rows -= 1
    const { answer } = await sendRowSize(trx, entity, entityId)
    return {
      answer: answer.then((bytes) => {
        granted.bytes -= bytes
      }),
    }
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

function grant({ rows, bytes }: Measured, { entity, now }: Written): Granted {
  return {
    until: now.getTime() + servesMs,
    rows: (mostRows - rows) * servedPart,
    bytes: (mostBytesOf(entity) - bytes) * servedPart,
  }
}

function mostBytesOf(entity: keyof Database): number {
  return largerKinds.has(entity) ? 4 * mostBytes : mostBytes
}

async function measure(trx: Trx, { entity, owner: { userId, teamId } }: Written): Promise<Measured> {
  const teamIds = teamId === null ? [] : [teamId]
  const measured = await measureOwnRows(trx, entity, { userId, teamIds, most: mostRows + 1 })
  if (measured.rows > mostRows) {
    throw new DomainError(
      'conflict',
      `There are ${mostRows.toLocaleString('en-CA')} of these already, as many as there can be. Delete some that you no longer need first.`,
    )
  }
  const most = mostBytesOf(entity)
  if (measured.bytes > most) {
    throw new DomainError(
      'conflict',
      `These take ${most / 1_048_576} MB together, as much as they can. Shorten or delete some that you no longer need first.`,
    )
  }
  return measured
}
