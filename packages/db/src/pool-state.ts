import type pg from 'pg'

/** A pool of connections at one moment. */
export type PoolState = {
  /** Connections that are open, at most `most` of them. */
  readonly open: number
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
  readonly most: number
}

const pools = new WeakMap<object, pg.Pool>()

export function rememberPool(db: object, pool: pg.Pool): void {
  pools.set(db, pool)
}

/** Undefined for a handle that openDatabase did not make, such as a transaction. */
export function poolStateOf(db: object): PoolState | undefined {
  const pool = pools.get(db)
  if (pool === undefined) return undefined
  const { totalCount, idleCount, waitingCount, options } = pool
  return { open: totalCount, idle: idleCount, waiting: waitingCount, most: options.max }
}
