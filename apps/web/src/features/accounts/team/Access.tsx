import { Badge, Button, NativeSelect } from '@mantine/core'
import type { WorkspacePerson } from '@suv/domain'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { describeError } from '../../../ui/describe-error.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyDialog } from '../../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import classes from '../../../ui/rows.module.css'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { RowsSkeleton } from '../RowsSkeleton.tsx'
import type { Leaving } from './AccessDialog.tsx'

const AccessDialog = lazyDialog(async () => (await import('./AccessDialog.tsx')).AccessDialog)

const roles = {
  owner: { name: 'Owner', may: 'Reads and writes, and says who else may' },
  editor: { name: 'Editor', may: 'Reads and writes what the team keeps' },
  reader: { name: 'Reader', may: 'Reads what the team keeps, and changes none of it' },
} as const

/** Who signs in to the team, what they may do with what it keeps, and the ways out. */
export function Access({ teamId }: { teamId: string }) {
  const people = trpc.workspaces.people.useQuery({ id: teamId })
  const utils = trpc.useUtils()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const change = trpc.workspaces.changeRole.useMutation({
    onSuccess: ({ name, role }) => toast({ title: `${name} is now ${roles[role].name.toLowerCase()}` }),
    onError: (error) => toast({ title: describeError(error), variant: 'destructive' }),
    onSettled: () => utils.workspaces.people.invalidate({ id: teamId }),
  })
  if (people.data === undefined) {
    return <QueryState what="Who may do what" queries={[people]} loading={<RowsSkeleton count={2} />} />
  }
  const isOwner = people.data.some(({ isYou, role }) => isYou && role === 'owner')
  return (
    <>
      <ul className={classes.rows} aria-label="Who may do what">
        {people.data.map((person) => (
          <li key={person.id} className={classes.row}>
            <div className={classes.main}>
              <Icon of={IconKey} size={24} />
              <div>
                <div className={classes.name}>
                  {person.isYou ? 'You' : person.name}
                  <Badge color={person.role === 'owner' ? 'spruce' : 'gray'}>{roles[person.role].name}</Badge>
                </div>
                <div className={classes.detail}>{roles[person.role].may}</div>
              </div>
            </div>
            {isOwner && !person.isYou && (
              <div className={classes.actions}>
                <RoleSelect
                  person={person}
                  onChange={(role) => change.mutate({ id: person.id, role })}
                  disabled={change.isPending}
                />
                <Button
                  variant="default"
                  aria-label={`Hand over to ${person.name}`}
                  onClick={() => setLeaving({ how: 'handOver', person })}
                >
                  Hand over
                </Button>
                <Button
                  variant="default"
                  aria-label={`Take access from ${person.name}`}
                  onClick={() => setLeaving({ how: 'remove', person })}
                >
                  Take access
                </Button>
              </div>
            )}
            {person.isYou && !isOwner && (
              <Button variant="default" onClick={() => setLeaving({ how: 'leave' })}>
                Leave the team
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && <AccessDialog teamId={teamId} leaving={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

type RoleSelectProps = {
  person: WorkspacePerson
  disabled: boolean
  onChange: (role: 'editor' | 'reader') => void
}

function RoleSelect({ person, disabled, onChange }: RoleSelectProps) {
  return (
    <NativeSelect
      aria-label={`What ${person.name} may do`}
      disabled={disabled}
      data={[
        { value: 'editor', label: 'Editor' },
        { value: 'reader', label: 'Reader' },
      ]}
      value={person.role}
      onChange={(event) => onChange(event.currentTarget.value === 'reader' ? 'reader' : 'editor')}
    />
  )
}
