import type { User } from '@suv/domain'
import { useMemo, useSyncExternalStore } from 'react'
import { keptText } from '../../ui/kept-text.ts'
import { useMe } from '../session/use-me.ts'

/** Which of several teams the trackers show, remembered in this browser. Without storage it is the first. */
const choice = keptText('device', 'landfall.team')
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseTeam(id: string): void {
  if (!choice.write(id)) return
  for (const listener of listeners) listener()
}

/** The team whose records the trackers show: the chosen one, else the first; undefined for a member of none. */
export function currentTeam({ teams }: Pick<User, 'teams'>): User['teams'][number] | undefined {
  const chosen = choice.read()
  return teams.find(({ id }) => id === chosen) ?? teams[0]
}

export function useTeams(): { team: User['teams'][number] | undefined; teams: User['teams'] } {
  const me = useMe()
  const chosen = useSyncExternalStore(subscribe, choice.read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what currentTeam reads
  return useMemo(() => ({ team: currentTeam(me), teams: me.teams }), [me, chosen])
}
