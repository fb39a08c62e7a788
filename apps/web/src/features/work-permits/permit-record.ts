import { IconClipboardText } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { listedRecord } from '../team-records/record-definition.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'
import { permitStatusChoices } from './permit-text.ts'

function useServer(teamId: string) {
  const { create, update, remove } = trpc.workPermits
  return {
    cache: useRecordCache(trpc.useUtils().workPermits.list, teamId),
    create: create.useMutation().mutateAsync,
    update: update.useMutation().mutateAsync,
    remove: remove.useMutation().mutateAsync,
  }
}

export const permitRecord = listedRecord({
  importForm: async () => (await import('./permit-editor.ts')).permitEditor,
  texts: {
    add: {
      title: 'Add Work Permit',
      submit: 'Add Work Permit',
      saving: 'Adding...',
      success: { title: 'Work Permit Added', description: 'The work permit has been added successfully.' },
    },
    edit: {
      title: 'Edit Work Permit',
      submit: 'Save Work Permit',
      saving: 'Saving...',
      success: { title: 'Work Permit Updated', description: 'Your changes have been saved.' },
    },
  },
  useServer,
  path: 'work-permits',
  noun: 'Work permit',
  nameOf: ({ memberId }, names) => names.memberName(memberId),
  statuses: permitStatusChoices,
  withStatus: (permit, status) => ({ ...permit, status }),
  whenEmpty: {
    icon: IconClipboardText,
    title: 'No work permits recorded yet',
    text: 'Add your first work permit application above',
  },
})
