import { Anchor, NativeSelect, Skeleton, Text, Title } from '@mantine/core'
import { type PackKind, packs } from '@suv/domain'
import { IconChecklist } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { useToday } from '../team-records/use-today.ts'
import classes from './Completeness.module.css'
import { letterPackName } from './completeness-text.ts'
import { PackView } from './PackView.tsx'
import { judge, type Sending, type Subject, subjectsOf } from './subjects.ts'
import { useKnown } from './use-known.ts'

type Choice = { readonly value: string; readonly label: string; readonly sending: Sending }

const plainPacks = (['permanent_residence', 'work_permit_extension'] satisfies PackKind[]).map(
  (kind): Choice => ({ value: kind, label: packs[kind].name, sending: { kind, letter: null } }),
)

/** Whether what is about to be sent is complete, as the officer looks first. */
export function Completeness() {
  const { queries, known } = useKnown()
  const today = useToday()
  const [wanted, want] = useState('permanent_residence')
  const [whose, setWhose] = useState('')
  const choices: Choice[] = [
    ...plainPacks,
    ...(known?.irccLetters ?? []).map((letter) => ({
      value: letter.id,
      label: letterPackName(letter),
      sending: { kind: 'document_request' as const, letter },
    })),
  ]
  const choice = choices.find(({ value }) => value === wanted) ?? choices[0]
  const subjects =
    known === undefined ? [] : subjectsOf(known.history, known.members, { userId: known.userId, today })
  const subject = subjectFor(choice?.sending, subjects, whose)
  return (
    <section className={classes.panel} aria-labelledby="completeness">
      <div>
        <Title order={2} id="completeness">
          Completeness
        </Title>
        <Text mt="2xs" maw="44rem">
          The officer’s first look: is each thing there, of each person? An incomplete application is
          returned, and its place in the queue is lost. What you mark is yours alone: nobody else of your team
          sees it.
        </Text>
      </div>
      {known === undefined ? (
        <QueryState
          what="Your packs"
          queries={queries}
          loading={<Skeleton height={320} aria-busy="true" />}
        />
      ) : choice === undefined || subject === undefined ? (
        <EmptyState
          icon={IconChecklist}
          title="Begin with yourself"
          text="A pack is judged person by person. Add yourself and your family first; what you have entered there is read here."
        >
          <Anchor
            renderRoot={(props) => <Link to="/pr-application" search={{ part: 'history' }} {...props} />}
          >
            Open People and history
          </Anchor>
        </EmptyState>
      ) : (
        <>
          <div className={classes.choices}>
            <NativeSelect
              label="What you send"
              data={choices.map(({ value, label }) => ({ value, label }))}
              value={choice.value}
              onChange={(event) => want(event.currentTarget.value)}
            />
            {choice.sending.letter === null && subjects.length > 1 && (
              <NativeSelect
                label="Whose application"
                data={subjects.map(({ id, label }) => ({ value: id, label }))}
                value={subject.id}
                onChange={(event) => setWhose(event.currentTarget.value)}
              />
            )}
          </div>
          {choice.sending.letter === null && <Whose subject={subject} />}
          <PackView
            key={`${choice.value} ${subject.id}`}
            sending={choice.sending}
            subject={subject}
            judged={judge(choice.sending, subject, known, today)}
            marks={known.marks}
            documents={known.documents}
          />
        </>
      )}
    </section>
  )
}

/** A letter has its own addressee; else the one that was chosen. */
function subjectFor(
  sending: Sending | undefined,
  subjects: readonly Subject[],
  whose: string,
): Subject | undefined {
  if (sending?.letter == null) return subjects.find(({ id }) => id === whose) ?? subjects[0]
  const { memberId } = sending.letter
  const addressee = subjects.find((subject) => subject.memberId === memberId)
  return addressee && { ...addressee, people: addressee.people.slice(0, 1) }
}

function Whose({ subject }: { subject: Subject }) {
  if (!subject.isOwn) {
    return (
      <Text c="dimmed" size="sm">
        What this founder entered of themselves and their family is theirs alone. Here you see what the team’s
        records show, and what you mark yourself.
      </Text>
    )
  }
  return (
    <Text c="dimmed" size="sm">
      {subject.people.length === 1 ? 'You alone are in this pack. ' : ''}Your spouse and your children come
      from{' '}
      <Anchor renderRoot={(props) => <Link to="/pr-application" search={{ part: 'history' }} {...props} />}>
        People and history
      </Anchor>
      . Nobody there is asked for a history or a police certificate before 18.
    </Text>
  )
}
