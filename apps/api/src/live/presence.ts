import type { Place, PresentPerson } from '@suv/domain'

/** A stream that is open somewhere: in which process, whose, and where its tab is. */
export type Present = {
  readonly process: string
  readonly stream: string
  readonly team: string
  readonly person: string
  readonly user: string
  readonly place: Place
}

/** Who has which workspace open, in all processes. In memory only: it is gone with the process, and told anew by the others. */
export class Presence {
  readonly #streams = new Map<string, Present>()

  /** @returns the teams that see something else now. */
  put(present: Present): string[] {
    const before = this.#streams.get(present.stream)
    // A stream stays whose it was.
    if (before !== undefined && before.user !== present.user) return []
    this.#streams.set(present.stream, present)
    const isSame = before !== undefined && before.team === present.team && isSamePlace(before, present)
    return isSame ? [] : [present.team]
  }

  get(stream: string): Present | undefined {
    return this.#streams.get(stream)
  }

  remove(stream: string): string[] {
    const before = this.#streams.get(stream)
    this.#streams.delete(stream)
    return before === undefined ? [] : [before.team]
  }

  /** Forgets what other processes than these have told. */
  keepOnly(processes: ReadonlySet<string>): string[] {
    const gone = [...this.#streams.values()].filter(({ process }) => !processes.has(process))
    return [...new Set(gone.flatMap(({ stream }) => this.remove(stream)))]
  }

  /** Everybody in the team's workspace, each once, in the order of their ids. */
  ofTeam(team: string): PresentPerson[] {
    const places = new Map<string, Place[]>()
    for (const { person, place, ...present } of this.#streams.values()) {
      if (present.team !== team) continue
      const known = places.get(person) ?? []
      if (!known.some((other) => isSamePlace({ place: other }, { place }))) known.push(place)
      places.set(person, known)
    }
    return [...places]
      .map(([person, at]) => ({ person, places: at }))
      .sort((one, other) => one.person.localeCompare(other.person))
  }
}

function isSamePlace(one: Pick<Present, 'place'>, other: Pick<Present, 'place'>): boolean {
  return one.place.area === other.place.area && one.place.section === other.place.section
}
