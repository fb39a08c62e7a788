import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  countDays,
  formatDate,
  type IrccLetter,
  irccLetterKindNames,
  isOpenConcern,
  letterLimits,
  perfectingText,
  reviewDays,
} from '@suv/domain'
import { IconMail, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { RecordTools } from '../team-records/RecordTools.tsx'
import { TeamScope } from '../team-records/TeamScope.tsx'
import { useRecordCache } from '../team-records/use-record-cache.ts'
import { useRecordRemoval } from '../team-records/use-record-removal.ts'
import { useToday } from '../team-records/use-today.ts'
import { Writes } from '../workspaces/Writes.tsx'
import classes from './IrccLetters.module.css'
import { LetterBundle } from './LetterBundle.tsx'
import { useBundleGaps } from './use-bundle-gaps.ts'

const LetterDialog = lazyDialog(async () => (await import('./LetterDialog.tsx')).LetterDialog)

/** Letters from IRCC, with their days counted and each concern answered or open. */
export function IrccLetters() {
  return <TeamScope>{(teamId) => <Letters key={teamId} teamId={teamId} />}</TeamScope>
}

function Letters({ teamId }: { teamId: string }) {
  const members = trpc.teamMembers.list.useQuery({ id: teamId })
  const letters = trpc.irccLetters.list.useQuery({ id: teamId })
  const [adding, dialog] = useDisclosure(false)
  const [editing, setEditing] = useState<IrccLetter | null>(null)
  const people = (members.data ?? []).map(({ id, passportName }) => ({ value: id, label: passportName }))
  return (
    <section className={classes.panel} aria-labelledby="ircc-letters">
      <div className={classes.head}>
        <div>
          <Title order={2} id="ircc-letters">
            Letters from IRCC
          </Title>
          <Text mt="2xs" maw="44rem">
            A request, a fairness letter or a refusal: the days that are left, and what each concern is
            answered with. Days are counted from the day on which the letter was received; the letter itself
            decides. Ask a lawyer.
          </Text>
        </div>
        {people.length > 0 && (
          <Writes teamId={teamId}>
            <Button leftSection={<Icon of={IconPlus} />} onClick={dialog.open} {...LetterDialog.intent}>
              Add a Letter
            </Button>
          </Writes>
        )}
      </div>
      {members.data === undefined || letters.data === undefined ? (
        <QueryState
          what="Your letters"
          queries={[members, letters]}
          loading={<Skeleton height={240} aria-busy="true" />}
        />
      ) : letters.data.length === 0 ? (
        <EmptyState
          icon={IconMail}
          title="No letter yet"
          text="When one comes, add it on the same day: its limit runs from then."
        />
      ) : (
        <ul className={classes.list}>
          {letters.data.map((letter) => (
            <Letter
              key={letter.id}
              letter={letter}
              name={people.find(({ value }) => value === letter.memberId)?.label ?? 'Unknown Member'}
              onEdit={() => setEditing(letter)}
            />
          ))}
        </ul>
      )}
      <div>
        <Text size="sm">{perfectingText}</Text>
        <SourceLine figure={reviewDays} />
      </div>
      {adding && <LetterDialog teamId={teamId} people={people} letter={null} onClose={dialog.close} />}
      {editing && (
        <LetterDialog
          key={editing.id}
          teamId={teamId}
          people={people}
          letter={editing}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  )
}

type LetterProps = { letter: IrccLetter; name: string; onEdit: () => void }

function Letter({ letter, name, onEdit }: LetterProps) {
  const { teamId, kind, receivedOn, concerns, notes } = letter
  const today = useToday()
  const cache = useRecordCache(trpc.useUtils().irccLetters.list, teamId)
  const { mutateAsync: send } = trpc.irccLetters.remove.useMutation()
  const removeRecord = useRecordRemoval({ cache, path: 'ircc-letters', send })
  const limits = letterLimits(letter, today)
  const gaps = useBundleGaps(letter)
  const open = concerns.filter(isOpenConcern).length
  const title = `${irccLetterKindNames[kind]} of ${formatDate(receivedOn)}, ${name}`
  return (
    <li className={classes.card}>
      <Title order={3}>{title}</Title>
      {limits.length === 0 ? (
        <Text>The letter names no limit here. Enter the one that it gives.</Text>
      ) : (
        <ul className={classes.limits}>
          {limits.map(({ name: limit, day, daysLeft }) => (
            <li key={limit} data-tone={daysLeft < 0 ? 'over' : daysLeft <= 7 ? 'attention' : 'plain'}>
              {limit}: {formatDate(day)},{' '}
              {daysLeft < 0
                ? `over for ${countDays(-daysLeft)}. Ask a lawyer today.`
                : daysLeft === 0
                  ? 'today.'
                  : `${countDays(daysLeft)} left.`}
            </li>
          ))}
        </ul>
      )}
      {concerns.length > 0 && (
        <div>
          {open > 0 && <Text fw={560}>{`${open} of ${concerns.length} concerns open.`}</Text>}
          {/* A paper that was deleted answers nothing: the bundle below names its concern. */}
          {open === 0 && gaps?.unreadable.length === 0 && (
            <Text fw={560}>Every concern has an answer or a paper.</Text>
          )}
          <ol className={classes.concerns}>
            {concerns.map((concern, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two concerns may say the same, and they are never moved
              <li key={index}>
                <strong>{concern.text}</strong>
                {concern.answer && <Text>{concern.answer}</Text>}
                {concern.paper && <Text size="sm">Paper: {concern.paper}</Text>}
                {concern.documentIds.length > 0 && (
                  <Text size="sm">
                    {concern.documentIds.length === 1
                      ? 'One document to send.'
                      : `${concern.documentIds.length} documents to send.`}
                  </Text>
                )}
                {isOpenConcern(concern) && <Text className={classes.open}>Open</Text>}
              </li>
            ))}
          </ol>
        </div>
      )}
      {concerns.length > 0 && <LetterBundle letter={letter} title={title} gaps={gaps} />}
      {notes && <Text className={classes.notes}>{notes}</Text>}
      <div className={classes.tools}>
        <Writes teamId={teamId}>
          <RecordTools
            name={title}
            onEdit={onEdit}
            editIntent={LetterDialog.intent}
            onDelete={(item) =>
              removeRecord(letter, item, {
                title: 'Letter deleted',
                name: title,
                failure: `${title} was not deleted. It is back.`,
              })
            }
          />
        </Writes>
      </div>
    </li>
  )
}
