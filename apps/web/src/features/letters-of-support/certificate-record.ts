import { certificateValidityMonths } from '@suv/domain'
import { IconCertificate } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { listedRecord } from '../team-records/record-definition.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'
import { editorTexts, letterStatusChoices } from './letter-text.ts'

function useServer(teamId: string) {
  const { create, update, remove } = trpc.commitmentCertificates
  return {
    cache: useRecordCache(trpc.useUtils().commitmentCertificates.list, teamId),
    create: create.useMutation().mutateAsync,
    update: update.useMutation().mutateAsync,
    remove: remove.useMutation().mutateAsync,
  }
}

export const certificateRecord = listedRecord({
  importForm: async () => (await import('./certificate-editor.ts')).certificateEditor,
  texts: editorTexts('Commitment Certificate'),
  useServer,
  path: 'commitment-certificates',
  noun: 'Commitment certificate',
  nameOf: ({ certificateId }) => certificateId,
  statuses: letterStatusChoices,
  withStatus: (certificate, status) => ({ ...certificate, status }),
  whenEmpty: {
    icon: IconCertificate,
    title: 'No commitment certificates recorded yet',
    text: `Add the certificate with its number and its day of issue: its ${certificateValidityMonths.value} months are then counted for you.`,
  },
})
