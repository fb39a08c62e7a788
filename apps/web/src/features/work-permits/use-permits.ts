import type { WorkPermit, WorkPermitStatus } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import type { TeamNames } from '../team-records/team-names.ts'
import { useRecordActions } from '../team-records/use-record-actions.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'

/** What can be done with a permit on its card. */
export function usePermits(teamId: string, names: TeamNames) {
  return useRecordActions<WorkPermit, WorkPermitStatus>({
    cache: useRecordCache(trpc.useUtils().workPermits.list, teamId),
    path: 'work-permits',
    noun: 'Work permit',
    nameOf: ({ memberId }) => names.memberName(memberId),
    withStatus: (permit, status) => ({ ...permit, status }),
    update: trpc.workPermits.update.useMutation().mutateAsync,
    remove: trpc.workPermits.remove.useMutation().mutateAsync,
  })
}
