import { Text, Title } from '@mantine/core'
import type { JudgedItem, JudgedPack, StoredPackEvidence } from '@suv/domain'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import classes from './Completeness.module.css'
import { verdictText } from './completeness-text.ts'
import { ItemRow } from './ItemRow.tsx'
import { isMarkOf, type Known, type Sending, type Subject } from './subjects.ts'

const MarkDialog = lazyDialog(async () => (await import('./MarkDialog.tsx')).MarkDialog)

type Props = {
  sending: Sending
  subject: Subject
  judged: JudgedPack
  marks: readonly StoredPackEvidence[]
  documents: Known['documents']
}

/** The verdict on a pack, what is missing by name, and each item of each person. */
export function PackView({ sending, subject, judged, marks, documents }: Props) {
  const [marking, setMarking] = useState<JudgedItem | null>(null)
  const isComplete = judged.verdict === 'complete'
  const markOf = ({ id, personId }: JudgedItem) =>
    marks.find(
      (mark) =>
        mark.pack === sending.kind &&
        mark.letterId === (sending.letter?.id ?? null) &&
        mark.item === id &&
        isMarkOf(mark, personId, subject),
    )
  return (
    <>
      <div className={classes.card} data-tone={isComplete ? 'good' : 'attention'}>
        <p className={classes.verdict} role="status">
          <Icon of={isComplete ? IconCircleCheck : IconAlertTriangle} />
          <span>{verdictText(judged)}</span>
        </p>
        {!isComplete && (
          <ul className={classes.missing} aria-label="What is missing">
            {judged.missing.map(({ id, personId, name, personName, isEarlierOnly }) => (
              <li key={`${id} ${personId}`}>
                {name}, {personName}
                {isEarlierOnly && ': in an earlier application only'}
              </li>
            ))}
          </ul>
        )}
        <Text size="sm" c="dimmed">
          A reading of the rules named with each item, on what is entered here. The list of the day is IRCC’s,
          and only IRCC says what is complete. In doubt ask a lawyer.
        </Text>
      </div>
      {subject.people.map((person) => {
        const items = judged.items.filter(({ personId }) => personId === person.id)
        return (
          <section key={person.id} className={classes.card} aria-labelledby={`pack-${person.id}`}>
            <Title order={3} id={`pack-${person.id}`}>
              {person.name}
            </Title>
            {items.length === 0 ? (
              <Text>Nothing is asked for of this person alone.</Text>
            ) : (
              <ul className={classes.items}>
                {items.map((item) => (
                  <ItemRow
                    key={item.id}
                    item={item}
                    mark={markOf(item)}
                    onMark={() => setMarking(item)}
                    intent={MarkDialog.intent}
                  />
                ))}
              </ul>
            )}
          </section>
        )
      })}
      {marking !== null && (
        <MarkDialog
          key={`${marking.id} ${marking.personId}`}
          sending={sending}
          item={marking}
          isTeamMember={marking.personId === subject.memberId}
          mark={markOf(marking)}
          documents={documents}
          onClose={() => setMarking(null)}
        />
      )}
    </>
  )
}
