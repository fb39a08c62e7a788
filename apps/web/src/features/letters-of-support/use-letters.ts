import type { LetterOfSupport, LetterStatus } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import type { TeamNames } from '../team-records/team-names.ts'
import { useRecordActions } from '../team-records/use-record-actions.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'

/** What can be done with a letter on its card. */
export function useLetters(teamId: string, names: TeamNames) {
  return useRecordActions<LetterOfSupport, LetterStatus>({
    cache: useRecordCache(trpc.useUtils().lettersOfSupport.list, teamId),
    path: 'letters-of-support',
    noun: 'Letter of support',
    nameOf: ({ memberId }) => names.memberName(memberId),
    withStatus: (letter, status) => ({ ...letter, status }),
    update: trpc.lettersOfSupport.update.useMutation().mutateAsync,
    remove: trpc.lettersOfSupport.remove.useMutation().mutateAsync,
  })
}
