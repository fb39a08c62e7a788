import type { User } from '@suv/domain'

/** The team whose records the trackers show: the one that the member works in, else their first; undefined for a member of none. */
export function currentTeam({ teams }: Pick<User, 'teams'>): User['teams'][number] | undefined {
  return teams[0]
}
