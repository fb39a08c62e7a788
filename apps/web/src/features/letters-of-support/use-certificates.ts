import type { CommitmentCertificate, LetterStatus } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { useRecordActions } from '../team-records/use-record-actions.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'

/** What can be done with a certificate on its card. */
export function useCertificates(teamId: string) {
  return useRecordActions<CommitmentCertificate, LetterStatus>({
    cache: useRecordCache(trpc.useUtils().commitmentCertificates.list, teamId),
    path: 'commitment-certificates',
    noun: 'Commitment certificate',
    nameOf: ({ certificateId }) => certificateId,
    withStatus: (certificate, status) => ({ ...certificate, status }),
    update: trpc.commitmentCertificates.update.useMutation().mutateAsync,
    remove: trpc.commitmentCertificates.remove.useMutation().mutateAsync,
  })
}
