import { Button, Group, Text, TextInput, Title } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import classes from '../../ui/EmptyState.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { useReadingOnlyReason } from '../workspaces/use-reading-only.ts'

/** For a member of no team: what a team is for, and its name. */
export function CreateTeam() {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const closed = useReadingOnlyReason()
  const router = useRouter()
  const utils = trpc.useUtils()
  const create = trpc.teams.create.useMutation({
    onSuccess: async () => {
      // Asked for anew: nothing on the page watches it, so that to invalidate it would fetch nothing.
      await utils.users.me.fetch(undefined, { staleTime: 0 })
      await router.invalidate()
    },
    onError: (error) => setProblem(describeError(error)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending) return
    if (name.trim() === '') return setProblem('Give the team a name.')
    setProblem(null)
    create.mutate({ teamName: name.trim() })
  }

  return (
    <section className={classes.empty} aria-labelledby="no-team">
      <Icon of={IconUsers} size={32} />
      <Title order={2} id="no-team">
        You are in no team yet
      </Title>
      <Text>Letters, certificates, permits and the application belong to a team, even to a team of one.</Text>
      {closed !== null && <Text c="dimmed">{closed}</Text>}
      {closed === null && (
        <form onSubmit={submit}>
          <Group align="flex-start">
            <TextInput
              aria-label="Name of the team"
              placeholder="Name of the team"
              maxLength={200}
              value={name}
              error={problem}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" aria-disabled={create.isPending} data-disabled={create.isPending}>
              {create.isPending ? 'Creating...' : 'Create Team'}
            </Button>
          </Group>
        </form>
      )}
    </section>
  )
}
