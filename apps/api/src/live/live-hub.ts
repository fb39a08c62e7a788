import { randomUUID } from 'node:crypto'
import { findOpenSeat } from '@suv/db'
import { DomainError, type Place } from '@suv/domain'
import { LiveChannel, type LiveChannelOptions } from './live-channel.ts'
import type { LiveMessage } from './messages.ts'
import { Presence } from './presence.ts'

/** Below the six connections that a browser opens to one server, of which the pages need some. */
const mostStreamsEach = 4
/** After which a stream begins anew, and who reads it is asked for again. */
const longestStreamMs = 3_600_000
/** Without a word for so long, proxies end a connection. */
const heartbeatMs = 20_000
/** Changes that come together are told together. */
const gatherMs = 50
/** With a millisecond more for each stream, up to this: each is told of everybody, and many come at once after a restart. */
const longestGatherMs = 1_000

export type LiveEvent = 'greeting' | 'here' | 'changed' | 'missed' | 'ended'

/** The way to a member's tab. */
export type LiveConnection = {
  readonly send: (event: LiveEvent, data: unknown) => void
  readonly beat: () => void
  readonly end: () => void
}

type Reader = { readonly userId: string; readonly session: { readonly id: string; readonly expiresAt: Date } }

type Stream = {
  readonly id: string
  readonly reader: Reader
  readonly connection: LiveConnection
  readonly until: number
  /** Undefined while it is looked up. */
  seat: { readonly id: string; readonly teamId: string } | undefined
  /** Whether what was looked up may have changed since. */
  isStale: boolean
}

export type LiveOptions = LiveChannelOptions & { readonly heartbeatMs?: number }

/**
 * What happens in teams' workspaces, for the members who have them open in this process. It asks the database when a stream begins
 * or moves and when a membership changes, and nothing while nothing happens.
 */
export class LiveHub {
  readonly #options: LiveOptions
  readonly #channel: LiveChannel
  readonly #streams = new Map<string, Stream>()
  readonly #presence = new Presence()
  readonly #toTell = new Set<string>()
  #timer: ReturnType<typeof setInterval> | undefined
  #telling: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(options: LiveOptions) {
    this.#options = options
    this.#channel = new LiveChannel(options, {
      onMessage: (message) => this.#hear(message),
      onGap: () => this.#catchUp(),
    })
  }

  /**
   * Tells the reader's tab what happens in the team's workspace that they have open, from a greeting on, until one of them leaves.
   *
   * @returns what to call when the tab has gone; undefined where the reader works in no team, or no longer.
   * @throws DomainError too_many_requests where they have too many streams; unavailable while nothing can be heard.
   */
  async join(
    reader: Reader,
    place: Place,
    connection: LiveConnection,
  ): Promise<{ readonly leave: () => void } | undefined> {
    const own = [...this.#streams.values()].filter((stream) => stream.reader.userId === reader.userId)
    if (own.length >= mostStreamsEach) {
      throw new DomainError('too_many_requests', 'You have this site open in many tabs. Close some of them.')
    }
    const until = Math.min(reader.session.expiresAt.getTime(), this.#now() + longestStreamMs)
    const stream: Stream = { id: randomUUID(), reader, connection, until, seat: undefined, isStale: false }
    // Known before it is looked up: what changes meanwhile is heard.
    this.#streams.set(stream.id, stream)
    try {
      await this.#channel.ready()
      this.#timer ??= setInterval(() => this.#tick(), this.#options.heartbeatMs ?? heartbeatMs).unref()
      await this.#seat(stream)
    } catch (error) {
      this.#streams.delete(stream.id)
      throw error
    }
    const { seat } = stream
    if (seat === undefined || !this.#streams.has(stream.id)) {
      this.#streams.delete(stream.id)
      return undefined
    }
    const isFirst = ![...this.#streams.values()].some(
      (other) => other !== stream && other.seat?.teamId === seat.teamId,
    )
    connection.send('greeting', { stream: stream.id, person: seat.id })
    this.#place(stream, place)
    // Also where nobody else has come or gone: the new tab has to hear who is here.
    this.#tellTeams([seat.teamId])
    if (isFirst) this.#channel.publish({ kind: 'who', process: this.#channel.process, team: seat.teamId })
    return { leave: () => this.#leave(stream) }
  }

  /** The member's tab shows another place now, whichever process holds its stream. */
  async move(user: string, { stream: id, ...place }: Place & { stream: string }): Promise<void> {
    const stream = this.#streams.get(id)
    if (stream === undefined) await this.#channel.send({ kind: 'moved', stream: id, user, ...place })
    else if (stream.reader.userId === user) this.#place(stream, place)
  }

  /** Ends all streams; the tabs come again, to another process or the next. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    clearTimeout(this.#telling)
    // First, so that the others are not told of each stream: its tab is back in a moment.
    const closed = this.#channel.close()
    for (const stream of [...this.#streams.values()]) this.#end(stream)
    await closed
  }

  /** Looks up where the reader works, again where that changed meanwhile. */
  async #seat(stream: Stream): Promise<void> {
    do {
      stream.isStale = false
      stream.seat = await findOpenSeat(this.#options.db, {
        sessionId: stream.reader.session.id,
        now: this.#options.clock.now(),
      })
    } while (stream.isStale)
  }

  #hear(message: LiveMessage): void {
    switch (message.kind) {
      case 'changed':
        for (const { seat, reader, connection } of this.#streams.values()) {
          if (seat?.teamId !== message.team) continue
          connection.send('changed', { entity: message.entity, isYours: reader.userId === message.by })
        }
        return
      case 'seat':
        for (const stream of this.#streams.values())
          if (stream.reader.userId === message.user) void this.#check(stream)
        return
      case 'session':
        for (const stream of this.#streams.values())
          if (stream.reader.session.id === message.session) this.#end(stream, 'ended')
        return
      case 'here': {
        const { process, stream, team, person, user, area, section } = message
        // A process that has no stream in the team need not know.
        if (!this.#hasStreamIn(team)) return
        this.#tellTeams(this.#presence.put({ process, stream, team, person, user, place: { area, section } }))
        return
      }
      case 'gone':
        this.#tellTeams(this.#presence.remove(message.stream))
        return
      case 'moved': {
        const { stream: id, user, area, section } = message
        const stream = this.#streams.get(id)
        if (stream?.reader.userId === user) this.#place(stream, { area, section })
        return
      }
      case 'who':
        for (const stream of this.#streams.values())
          if (stream.seat?.teamId === message.team) this.#announce(stream)
    }
  }

  /** Says where a stream of this process is, here and to the others. */
  #place({ id, seat, reader }: Stream, place: Place): void {
    if (seat === undefined) return
    const present = { process: this.#channel.process, stream: id, team: seat.teamId, person: seat.id, place }
    const teams = this.#presence.put({ ...present, user: reader.userId })
    this.#tellTeams(teams)
    const stream = this.#streams.get(id)
    if (teams.length > 0 && stream !== undefined) this.#announce(stream)
  }

  #announce({ id }: Stream): void {
    const present = this.#presence.get(id)
    if (present === undefined) return
    const { place, ...rest } = present
    this.#channel.publish({ kind: 'here', ...rest, ...place })
  }

  /** Whether the reader may still read: they were removed, have another workspace open, or may do something else in it. */
  async #check(stream: Stream): Promise<void> {
    stream.isStale = true
    const { seat } = stream
    if (seat === undefined) return
    try {
      const open = await findOpenSeat(this.#options.db, {
        sessionId: stream.reader.session.id,
        now: this.#options.clock.now(),
      })
      if (open?.id !== seat.id) this.#end(stream, 'ended')
    } catch (err) {
      // Who cannot be known to belong here hears nothing. The tab comes again, and is asked then.
      this.#options.log.warn({ err }, 'live events: a membership could not be checked')
      this.#end(stream)
    }
  }

  #leave({ id, seat }: Stream): void {
    if (!this.#streams.delete(id)) return
    this.#tellTeams(this.#presence.remove(id))
    if (seat !== undefined)
      this.#channel.publish({ kind: 'gone', process: this.#channel.process, stream: id })
  }

  #end(stream: Stream, event?: 'ended'): void {
    if (event !== undefined) stream.connection.send(event, null)
    this.#leave(stream)
    stream.connection.end()
  }

  /** What happened while nothing was heard is asked for: who still belongs, who else is here. The tabs read again. */
  #catchUp(): void {
    const teams = new Set<string>()
    for (const stream of this.#streams.values()) {
      if (stream.seat === undefined) continue
      teams.add(stream.seat.teamId)
      void this.#check(stream)
      stream.connection.send('missed', null)
      this.#announce(stream)
    }
    for (const team of teams) this.#channel.publish({ kind: 'who', process: this.#channel.process, team })
  }

  #tick(): void {
    const now = this.#now()
    for (const stream of [...this.#streams.values()]) {
      if (stream.until <= now) this.#end(stream)
      else stream.connection.beat()
    }
    this.#tellTeams(this.#presence.keepOnly(this.#channel.living()))
    // One for the process, whatever the number of its streams.
    if (this.#streams.size > 0) this.#channel.beat()
  }

  #hasStreamIn(team: string): boolean {
    return [...this.#streams.values()].some(({ seat }) => seat?.teamId === team)
  }

  #tellTeams(teams: readonly string[]): void {
    for (const team of teams) this.#toTell.add(team)
    if (this.#toTell.size === 0 || this.#isClosed) return
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined
      // Looked up once for a team, and not for each of its tabs.
      const here = new Map([...this.#toTell].map((team) => [team, this.#presence.ofTeam(team)]))
      this.#toTell.clear()
      for (const { seat, connection } of this.#streams.values()) {
        const people = seat && here.get(seat.teamId)
        if (people !== undefined) connection.send('here', people)
      }
    }, gatherMs + Math.min(this.#streams.size, longestGatherMs))
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }
}
