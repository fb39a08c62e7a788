import { NativeSelect } from '@mantine/core'
import type { DocumentSharing, TeamPaper } from '@suv/domain'
import { trpc } from '../../../trpc.ts'
import { changeAtOnce } from '../../../ui/change-at-once.ts'

const choices: readonly { value: DocumentSharing; label: string }[] = [
  { value: 'existence', label: 'Only that it exists' },
  { value: 'content', label: 'The team may open it' },
  { value: 'nothing', label: 'Nothing' },
]

type Props = { readonly teamId: string; readonly paper: TeamPaper }

/** What the team sees of one paper: changed at once on the screen, and then on the server; a failure takes it back and says so. */
export function SharingSelect({ teamId, paper: { id, sharing, file } }: Props) {
  const { documents } = trpc.useUtils()
  const update = trpc.documents.update.useMutation()
  const change = (after: DocumentSharing) =>
    void changeAtOnce({
      of: `sharing of ${id}`,
      before: sharing,
      after,
      put: (sharing) =>
        documents.ofTeam.setData({ id: teamId }, (all) =>
          all?.map((each) => (each.id === id ? { ...each, sharing } : each)),
        ),
      send: async () => (await update.mutateAsync({ id, sharing: after })).sharing,
      failure: 'What the team sees was not changed.',
    })
  return (
    <NativeSelect
      label="What the team sees"
      aria-label={`What the team sees of ${file?.fileName}`}
      data={choices.map(({ value, label }) => ({ value, label }))}
      value={sharing}
      onChange={(event) => change(event.currentTarget.value as DocumentSharing)}
    />
  )
}
