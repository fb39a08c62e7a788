import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOpenWorkspace } from './use-open-workspace.ts'

type Props = {
  readonly team: { readonly id: string; readonly teamName: string }
  /** Whose work is on the page. */
  readonly children: ReactNode
}

/** For who works in a workspace of their own though they have a team: what of the page is whose, and the way to the team's work. */
export function OwnWorkspaceNote({ team, children }: Props) {
  const open = useOpenWorkspace()
  return (
    <section aria-label="Your own workspace">
      <Text c="dimmed" size="sm" maw="44rem">
        {children}
      </Text>
      <Button
        mt="xs"
        variant="default"
        disabled={open.isPending}
        onClick={() => open.mutate({ teamId: team.id })}
      >
        Work in {team.teamName}
      </Button>
    </section>
  )
}
