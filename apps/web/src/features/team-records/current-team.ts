import type { User } from '@suv/domain'
import { useMemo, useSyncExternalStore } from 'react'
import { useMe } from '../session/use-me.ts'

/** Which of several teams the trackers show, remembered in this browser. */
const storageKey = 'landfall.team'
const listeners = new Set<() => void>()

function readChoice(): string | null {
  try {
    return window.localStorage.getItem(storageKey)
  } catch {
    // Storage is forbidden here: the first team then.
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseTeam(id: string): void {
  try {
    window.localStorage.setItem(storageKey, id)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** The team whose records the trackers show: the chosen one, else the first; undefined for a member of none. */
export function currentTeam({ teams }: Pick<User, 'teams'>): User['teams'][number] | undefined {
  const choice = readChoice()
  return teams.find(({ id }) => id === choice) ?? teams[0]
}

export function useTeams(): { team: User['teams'][number] | undefined; teams: User['teams'] } {
  const me = useMe()
  const choice = useSyncExternalStore(subscribe, readChoice)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what currentTeam reads
  return useMemo(() => ({ team: currentTeam(me), teams: me.teams }), [me, choice])
}
