import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  type DiligenceAnswer,
  type DiligenceState,
  diligenceByHeading,
  diligenceHeadingNames,
  diligenceQuestionCount,
  diligenceQuestionsReported,
  formatDate,
  freshPaperMonths,
} from '@suv/domain'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyDialog } from '../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { unknownDocumentName } from '../documents/document-choices.ts'
import { useMe } from '../session/use-me.ts'
import { DocumentLink } from '../team-records/DocumentLink.tsx'
import { TeamScope } from '../team-records/TeamScope.tsx'
import { useRecordCache } from '../team-records/use-record-cache.ts'
import { useRecordRemoval } from '../team-records/use-record-removal.ts'
import { useToday } from '../team-records/use-today.ts'
import { Writes } from '../workspaces/Writes.tsx'
import classes from './Diligence.module.css'

const AnswerDialog = lazyDialog(async () => (await import('./AnswerDialog.tsx')).AnswerDialog)

const stateNames: Record<DiligenceState, string> = {
  counts: 'Text and a dated paper',
  old: `Paper older than ${freshPaperMonths} months`,
  open: 'Open',
}

/** A room for the due diligence letter: its ten headings, with an answer and a dated paper for each question. */
export function Diligence() {
  return <TeamScope>{(teamId) => <Room key={teamId} teamId={teamId} />}</TeamScope>
}

function Room({ teamId }: { teamId: string }) {
  const today = useToday()
  const answers = trpc.diligenceAnswers.list.useQuery({ id: teamId })
  const [adding, dialog] = useDisclosure(false)
  const [editing, setEditing] = useState<DiligenceAnswer | null>(null)
  const rows = answers.data ?? []
  const byHeading = diligenceByHeading(rows.toReversed(), today)
  const counting = byHeading.flatMap((part) => part.answers).filter(({ state }) => state === 'counts').length
  return (
    <section className={classes.panel} aria-labelledby="diligence">
      <div className={classes.head}>
        <div>
          <Title order={2} id="diligence">
            The {diligenceQuestionCount} Questions
          </Title>
          <Text mt="2xs" maw="44rem">
            IRCC sends a due diligence letter of {diligenceQuestionCount} questions under these headings. Its
            wording was not seen: copy the questions from your own letter. An answer counts with a text and a
            dated paper; a paper older than {freshPaperMonths} months turns amber, which is our own measure.
          </Text>
          <SourceLine figure={diligenceQuestionsReported} />
          <Text role="status" mt="2xs" fw={560}>
            {counting} of {rows.length} {rows.length === 1 ? 'answer counts' : 'answers count'}.
          </Text>
        </div>
        <div className={classes.tools}>
          {rows.length > 0 && (
            <Button
              component="a"
              variant="default"
              href={`/api/exports/due-diligence.pdf?team=${encodeURIComponent(teamId)}`}
              leftSection={<Icon of={IconDownload} />}
            >
              Download as PDF
            </Button>
          )}
          <Writes teamId={teamId}>
            <Button leftSection={<Icon of={IconPlus} />} onClick={dialog.open} {...AnswerDialog.intent}>
              Add a Question
            </Button>
          </Writes>
        </div>
      </div>
      {answers.data === undefined ? (
        <QueryState
          what="Your answers"
          queries={[answers]}
          loading={<Skeleton height={320} aria-busy="true" />}
        />
      ) : (
        byHeading.map(({ heading, answers: under }) => (
          <div key={heading} className={classes.card}>
            <Title order={3}>{diligenceHeadingNames[heading]}</Title>
            {under.length === 0 ? (
              <Text c="dimmed">No question yet.</Text>
            ) : (
              <ul className={classes.list}>
                {under.map(({ answer, state }) => (
                  <Answer key={answer.id} answer={answer} state={state} onEdit={() => setEditing(answer)} />
                ))}
              </ul>
            )}
          </div>
        ))
      )}
      {adding && <AnswerDialog teamId={teamId} answer={null} onClose={dialog.close} />}
      {editing && (
        <AnswerDialog key={editing.id} teamId={teamId} answer={editing} onClose={() => setEditing(null)} />
      )}
    </section>
  )
}

type AnswerProps = { answer: DiligenceAnswer; state: DiligenceState; onEdit: () => void }

function Answer({ answer, state, onEdit }: AnswerProps) {
  const { teamId, question, paper, paperDatedOn, documentId } = answer
  const documents = trpc.documents.list.useQuery({ id: useMe().id })
  const document = documents.data?.find(({ id }) => id === documentId)
  const cache = useRecordCache(trpc.useUtils().diligenceAnswers.list, teamId)
  const { mutateAsync: send } = trpc.diligenceAnswers.remove.useMutation()
  const removeRecord = useRecordRemoval({ cache, path: 'diligence-answers', send })
  const name = question || 'Question not copied yet'
  return (
    <li className={classes.answer}>
      <div>
        <Text fw={560}>{name}</Text>
        {answer.answer && <Text className={classes.text}>{answer.answer}</Text>}
        {paper && (
          <Text size="sm" c="dimmed">
            {paper}
            {paperDatedOn === null ? ', not dated' : `, ${formatDate(paperDatedOn)}`}
          </Text>
        )}
        {documentId !== null && documents.data !== undefined && (
          <Text size="sm">
            {document === undefined ? (
              unknownDocumentName
            ) : (
              <DocumentLink id={documentId} name={document.fileName} />
            )}
          </Text>
        )}
        <Text size="sm" className={classes.state} data-state={state}>
          {stateNames[state]}
        </Text>
      </div>
      <div className={classes.tools}>
        <Writes teamId={teamId}>
          <Button variant="subtle" aria-label={`Edit ${name}`} onClick={onEdit} {...AnswerDialog.intent}>
            Edit
          </Button>
          <Button
            variant="subtle"
            color="gray"
            aria-label={`Delete ${name}`}
            onClick={(event) =>
              removeRecord(answer, event.currentTarget.closest('li'), {
                title: 'Question deleted',
                name,
                failure: `${name} was not deleted. It is back.`,
              })
            }
          >
            Delete
          </Button>
        </Writes>
      </div>
    </li>
  )
}
