import { TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { DialogForm } from '../../../ui/DialogForm.tsx'
import { useSaving } from '../../../ui/use-saving.ts'

type Props = { team: { id: string; teamName: string }; onClose: () => void }

export function RenameTeamDialog({ team, onClose }: Props) {
  const [teamName, setName] = useState(team.teamName)
  const [isEmpty, setEmpty] = useState(false)
  const saving = useSaving()
  const router = useRouter()
  const utils = trpc.useUtils()
  const update = trpc.teams.update.useMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const name = teamName.trim()
    setEmpty(name === '')
    if (name === '') return
    const saved = await saving.run(() => update.mutateAsync({ id: team.id, teamName: name }), {
      title: 'Team renamed',
      description: name,
    })
    if (saved === undefined) return
    onClose()
    await Promise.all([utils.users.me.fetch(undefined, { staleTime: 0 }), utils.workspaces.list.invalidate()])
    await router.invalidate()
  }

  return (
    <DialogForm
      opened
      title="Rename the team"
      submitLabel="Rename"
      {...saving.state}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
      onClose={onClose}
    >
      <TextInput
        label="Name of the team"
        data-autofocus
        maxLength={200}
        autoComplete="off"
        value={teamName}
        error={isEmpty && 'Enter the name.'}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </DialogForm>
  )
}
