import { randomUUID } from 'node:crypto'
import { type Db, type Listener, type ListenOptions, notifyLive } from '@suv/db'
import { DomainError } from '@suv/domain'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { type LiveMessage, readMessage } from './messages.ts'

const beatMs = 60_000
/** Two beats and a half. */
const forgetAfterMs = 150_000
/** How long the listening connection may take to bring a message. */
const listenTimeoutMs = 8_000

export type LiveChannelOptions = {
  readonly db: Db
  /** How messages arrive. */
  readonly listen: (options: Pick<ListenOptions, 'onMessage' | 'onGap' | 'onLost'>) => Listener
  readonly clock: Clock
  readonly log: Logger
  /** Whether other processes serve on the same database. */
  readonly hasOthers: boolean
}

type Ears = {
  /** What the database or another process tells. What this process has said itself is left out. */
  readonly onMessage: (message: LiveMessage) => void
  /** Something may have been told that was not heard. */
  readonly onGap: () => void
}

/** How the processes that serve on one database tell each other what happens, and know of each other. It listens once somebody asks it to. */
export class LiveChannel {
  /** This process among them. */
  readonly process = randomUUID()
  readonly #options: LiveChannelOptions
  readonly #ears: Ears
  /** When each other process was last heard. */
  readonly #heard = new Map<string, number>()
  #listener: Listener | undefined
  #beatAt = 0
  #beatTimer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(options: LiveChannelOptions, ears: Ears) {
    this.#options = options
    this.#ears = ears
  }

  /** Resolves once what is told from then on is heard. @throws DomainError unavailable where that takes too long. */
  async ready(): Promise<void> {
    if (this.#isClosed) throw unavailable()
    this.#listener ??= this.#options.listen({
      onMessage: (payload) => this.#hear(payload),
      onGap: this.#ears.onGap,
      onLost: (err) => this.#options.log.warn({ err }, 'live events: the listening connection was lost'),
    })
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(unavailable()), listenTimeoutMs)
    try {
      await Promise.race([this.#listener.ready(), late])
    } finally {
      clearTimeout(timer)
    }
  }

  /** To the other processes, where there are any. What does not get through is told again by the next `who`. */
  publish(message: LiveMessage): void {
    if (!this.#options.hasOthers || this.#isClosed) return
    this.send(message).catch((err) => this.#options.log.warn({ err }, 'live events: not told to others'))
  }

  /** The same, for what has to get through. @throws where the database does not take it. */
  async send(message: LiveMessage): Promise<void> {
    if (this.#options.hasOthers) await notifyLive(this.#options.db, JSON.stringify(message))
  }

  /** This process and those that were heard of late. */
  living(): Set<string> {
    const now = this.#now()
    // A clock that was ahead when it was heard, or when we told, says nothing of how long ago that was.
    for (const [process, heardAt] of this.#heard)
      if (Math.abs(now - heardAt) > forgetAfterMs) this.#heard.delete(process)
    return new Set([this.process, ...this.#heard.keys()])
  }

  /** Says that this process is there, once in a minute however often it is called. Where that does not come back, the connection is dead. */
  beat(): void {
    const now = this.#now()
    if (!this.#options.hasOthers || Math.abs(now - this.#beatAt) < beatMs) return
    this.#beatAt = now
    clearTimeout(this.#beatTimer)
    this.#beatTimer = setTimeout(() => this.#listener?.renew(), listenTimeoutMs).unref()
    this.publish({ kind: 'beat', process: this.process })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#beatTimer)
    await this.#listener?.close()
    this.#listener = undefined
  }

  #hear(payload: string): void {
    const message = readMessage(payload)
    if (message === undefined) return
    if ('process' in message) {
      if (message.process === this.process) {
        if (message.kind === 'beat') clearTimeout(this.#beatTimer)
        return
      }
      this.#heard.set(message.process, this.#now())
    }
    this.#ears.onMessage(message)
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }
}

function unavailable(): DomainError {
  return new DomainError('unavailable', 'What others change cannot be told just now. Try again in a minute.')
}
