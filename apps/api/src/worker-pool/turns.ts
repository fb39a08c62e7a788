import { DomainError } from '@suv/domain'

export type TurnsOptions = {
  /** What it is called in the server's figures; without a name it is in none. */
  readonly name?: string
  /** How many work together. */
  readonly concurrency?: number
  /** How many may wait for their turn; the next is refused. */
  readonly maxQueue?: number
  /** The same, of one owner. */
  readonly maxQueueEach?: number
  /** What is going on, for whoever is refused: "Many files are being made". */
  readonly busy?: string
}

export type Turns = {
  /**
   * Does `work` when its turn has come. An owner has one turn at a time: whatever else they wait for, others come first.
   *
   * @throws DomainError too_many_requests before any work, where too many wait already: with `busy`, and what to do
   */
  readonly during: <Result>(owner: string | undefined, work: () => Promise<Result>) => Promise<Result>
}

/** What is going on at one of them. */
export type TurnsState = { readonly name: string; readonly running: number; readonly waiting: number }

const listed = new Map<string, () => TurnsState>()

/** All of this process that have a name. */
export function listTurns(): TurnsState[] {
  return [...listed.values()].map((read) => read())
}

type Waiting = { readonly owner: string | undefined; readonly begin: () => void }

/** Turns at something of which there is little, in the order of asking, so that one member's many jobs hold up nobody else's. */
export function openTurns({
  name,
  concurrency = Number.POSITIVE_INFINITY,
  maxQueue = Number.POSITIVE_INFINITY,
  maxQueueEach = Number.POSITIVE_INFINITY,
  busy = 'Many others wait',
}: TurnsOptions): Turns {
  const waiting: Waiting[] = []
  const working = new Set<string>()
  let running = 0

  const mayBegin = (owner: string | undefined) =>
    running < concurrency && (owner === undefined || !working.has(owner))

  function begin(owner: string | undefined): void {
    running += 1
    if (owner !== undefined) working.add(owner)
  }

  async function take(owner: string | undefined): Promise<void> {
    if (mayBegin(owner)) {
      begin(owner)
      return
    }
    const own = owner === undefined ? 0 : waiting.filter((other) => other.owner === owner).length
    if (waiting.length >= maxQueue || own >= maxQueueEach) {
      throw new DomainError('too_many_requests', `${busy}. Try again in a minute.`)
    }
    await new Promise<void>((resolve) => waiting.push({ owner, begin: resolve }))
  }

  function pass(owner: string | undefined): void {
    running -= 1
    if (owner !== undefined) working.delete(owner)
    const next = waiting.findIndex((other) => mayBegin(other.owner))
    const [first] = next === -1 ? [] : waiting.splice(next, 1)
    if (first === undefined) return
    // Before anything else can ask.
    begin(first.owner)
    first.begin()
  }

  if (name !== undefined) listed.set(name, () => ({ name, running, waiting: waiting.length }))
  return {
    async during(owner, work) {
      await take(owner)
      try {
        return await work()
      } finally {
        pass(owner)
      }
    },
  }
}
