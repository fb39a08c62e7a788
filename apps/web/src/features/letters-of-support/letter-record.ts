import { IconMailOpened } from '@tabler/icons-react'
import { trpc } from '../../trpc.ts'
import { listedRecord } from '../team-records/record-definition.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'
import { editorTexts, letterStatusChoices } from './letter-text.ts'

function useServer(teamId: string) {
  const { create, update, remove } = trpc.lettersOfSupport
  return {
    cache: useRecordCache(trpc.useUtils().lettersOfSupport.list, teamId),
    create: create.useMutation().mutateAsync,
    update: update.useMutation().mutateAsync,
    remove: remove.useMutation().mutateAsync,
  }
}

export const letterRecord = listedRecord({
  importForm: async () => (await import('./letter-editor.ts')).letterEditor,
  texts: editorTexts('Letter of Support'),
  useServer,
  path: 'letters-of-support',
  noun: 'Letter of support',
  nameOf: ({ memberId }, names) => names.memberName(memberId),
  statuses: letterStatusChoices,
  withStatus: (letter, status) => ({ ...letter, status }),
  whenEmpty: {
    icon: IconMailOpened,
    title: 'No letters of support recorded yet',
    text: 'Add a letter as soon as you have asked for it: its state is then watched, and it is linked to its certificate.',
  },
})
