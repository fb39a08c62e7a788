import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { Writes } from '../../workspaces/Writes.tsx'
import classes from './Ownership.module.css'
import { changesOf, type ScenarioState, type StoredShare } from './scenario.ts'

type Props = {
  team: { id: string; teamName: string }
  state: ScenarioState
  stored: readonly StoredShare[]
}

/** Stores the shares of the team's members as they stand before any round, when the member asks for it. */
export function StoreShares({ team, state, stored }: Props) {
  const { client, ownership } = trpc.useUtils()
  const changes = changesOf(state, stored)
  const store = useMutation({
    mutationFn: async () => {
      for (const { memberId, shareId, nextPct } of changes) {
        if (shareId === null) {
          await client.ownership.create.mutate({ teamId: team.id, memberId, votingRightsPct: nextPct })
        } else {
          await client.ownership.update.mutate({ id: shareId, votingRightsPct: nextPct })
        }
      }
    },
    onSuccess: () => toast({ title: 'Saved', description: `The shares of ${team.teamName} are stored.` }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: `Not all shares were stored. ${describeError(error)}`,
        variant: 'destructive',
      }),
    onSettled: () => ownership.list.invalidate({ id: team.id }),
  })
  if (changes.length === 0) return null
  const isWhole = changes.every(({ nextPct }) => Number.isInteger(nextPct))
  return (
    <div className={classes.store}>
      <Text size="sm">
        {isWhole
          ? `Differs from what ${team.teamName} has stored for ${changes.map(({ name }) => name).join(', ')}.`
          : 'Only whole percents can be stored as the ownership of your team.'}
      </Text>
      {isWhole && (
        <Group>
          <Writes teamId={team.id}>
            <Button variant="default" loading={store.isPending} onClick={() => store.mutate()}>
              Store these shares
            </Button>
          </Writes>
        </Group>
      )}
    </div>
  )
}
