import { trpc } from '../../trpc.ts'
import { editedRecord } from '../team-records/record-definition.ts'
import { useApplicationCache } from './use-application-cache.ts'

function useServer(teamId: string) {
  const { list } = trpc.useUtils().prApplications
  // Somebody else of the team may have begun it meanwhile.
  const create = trpc.prApplications.create.useMutation({ onError: () => list.invalidate() })
  return {
    cache: useApplicationCache(teamId),
    create: create.mutateAsync,
    update: trpc.prApplications.update.useMutation().mutateAsync,
  }
}

/** Each founder has one: it is begun, and then moved on. */
export const applicationRecord = editedRecord({
  importForm: async () => (await import('./application-editor.ts')).applicationEditor,
  texts: {
    add: {
      title: 'Initialize PR Application',
      submit: 'Create Application',
      saving: 'Creating...',
      success: {
        title: 'PR Application Created',
        description: 'Your permanent residence application has been initialized.',
      },
    },
    edit: {
      title: 'Edit PR Application',
      submit: 'Save Application',
      saving: 'Saving...',
      success: { title: 'PR Application Updated', description: 'Your changes have been saved.' },
    },
  },
  useServer,
})
