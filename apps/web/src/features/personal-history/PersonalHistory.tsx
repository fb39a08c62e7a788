import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { HistoryPerson } from '@suv/domain'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { FamilyClock } from './FamilyClock.tsx'
import { relationNames } from './history-text.ts'
import classes from './PersonalHistory.module.css'
import { PersonHistory } from './PersonHistory.tsx'

const PersonDialog = lazyDialog(async () => (await import('./PersonDialog.tsx')).PersonDialog)

/** The member's own history and their family's: entered once, and read for what is missing and what is asked for. */
export function PersonalHistory() {
  const history = trpc.personalHistory.get.useQuery({})
  const [chosen, choose] = useState<string | null>(null)
  const [adding, dialog] = useDisclosure(false)
  const { people = [], entries = [] } = history.data ?? {}
  const shown = people.find(({ id }) => id === chosen) ?? people.find(isSelf) ?? people[0]
  return (
    <section className={classes.panel} aria-labelledby="personal-history">
      <div className={classes.head}>
        <div>
          <Title order={2} id="personal-history">
            People and Their History
          </Title>
          <Text mt="2xs" maw="44rem">
            Ten years, or since 18, month by month. Yours alone: nobody else of your team sees it, and it goes
            with your account. Each founder keeps their own.
          </Text>
        </div>
        {people.length > 0 && (
          <Button
            variant="default"
            leftSection={<Icon of={IconPlus} />}
            onClick={dialog.open}
            {...PersonDialog.intent}
          >
            Add a Person
          </Button>
        )}
      </div>
      {history.data === undefined ? (
        <QueryState
          what="Your history"
          queries={[history]}
          loading={<Skeleton height={320} aria-busy="true" />}
        />
      ) : shown === undefined ? (
        <EmptyState
          icon={IconUsers}
          title="Begin with yourself"
          text="Add yourself, then your spouse and children, also those who stay behind. What you enter once is read for gaps, police certificates and the list of trips."
        >
          <Button onClick={dialog.open} {...PersonDialog.intent}>
            Add Yourself
          </Button>
        </EmptyState>
      ) : (
        <>
          {people.length > 1 && (
            <ul className={classes.people} aria-label="People">
              {people.map((person) => (
                <li key={person.id}>
                  <button
                    type="button"
                    className={classes.person}
                    aria-pressed={person === shown}
                    onClick={() => choose(person.id)}
                  >
                    <span className={classes.name}>{person.name}</span>
                    <span className={classes.relation}>{relationNames[person.relation]}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <PersonHistory key={shown.id} person={shown} people={people} entries={entries} />
          <FamilyClock people={people} entries={entries} />
        </>
      )}
      {adding && (
        <PersonDialog
          person={null}
          isFirst={!people.some(isSelf)}
          onSaved={({ id }) => choose(id)}
          onClose={dialog.close}
        />
      )}
    </section>
  )
}

function isSelf({ relation }: HistoryPerson): boolean {
  return relation === 'self'
}
