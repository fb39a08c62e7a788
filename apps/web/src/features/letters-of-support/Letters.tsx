import { Button, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { CommitmentCertificate, LetterOfSupport } from '@suv/domain'
import { IconMailOpened, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../team-records/EmptyState.tsx'
import cardClasses from '../team-records/RecordCard.module.css'
import type { TeamNames } from '../team-records/team-names.ts'
import { useToday } from '../team-records/use-today.ts'
import { LetterCard } from './LetterCard.tsx'
import { AddLetterDialog, EditLetterDialog } from './LetterDialogs.tsx'
import classes from './LosTrackerPage.module.css'
import { useLetters } from './use-letters.ts'

type Props = {
  teamId: string
  letters: readonly LetterOfSupport[]
  certificates: readonly CommitmentCertificate[]
  names: TeamNames
}

/** The letters of support of a team. */
export function Letters({ teamId, letters, certificates, names }: Props) {
  const [addOpened, add] = useDisclosure(false)
  const [editing, setEditing] = useState<LetterOfSupport | null>(null)
  const actions = useLetters(teamId, names)
  const today = useToday()
  return (
    <section className={classes.panel} aria-labelledby="letters">
      <div className={classes.head}>
        <div>
          <Title order={2} id="letters">
            Letters of Support
          </Title>
          <Text c="dimmed">One for each person whom a designated organization supports.</Text>
        </div>
        <Button
          className={classes.add}
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          onClick={add.open}
        >
          Add Letter of Support
        </Button>
      </div>
      {letters.length === 0 ? (
        <EmptyState
          icon={IconMailOpened}
          title="No letters of support recorded yet"
          text="Add a letter as soon as you have asked for it: its state is then watched, and it is linked to its certificate."
        />
      ) : (
        <ul className={cardClasses.list}>
          {letters.map((letter) => (
            <LetterCard
              key={letter.id}
              letter={letter}
              certificates={certificates}
              names={names}
              today={today}
              onStatus={(status) => actions.setStatus(letter, status)}
              onEdit={() => setEditing(letter)}
              onRemove={(card) => actions.remove(letter, card)}
            />
          ))}
        </ul>
      )}
      <AddLetterDialog teamId={teamId} names={names} opened={addOpened} onClose={add.close} />
      <EditLetterDialog teamId={teamId} names={names} letter={editing} onClose={() => setEditing(null)} />
    </section>
  )
}
