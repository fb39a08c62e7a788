import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import {
  type DiligenceAnswer,
  type DiligenceHeading,
  dayProblem,
  diligenceHeadingNames,
  diligenceHeadings,
} from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useSaving } from '../../ui/use-saving.ts'
import { documentChoices } from '../documents/document-choices.ts'
import { useKeptValues } from '../session/use-kept-form.ts'
import { useMe } from '../session/use-me.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'

type Props = {
  teamId: string
  /** Null: a new one. */
  answer: DiligenceAnswer | null
  onClose: () => void
}

const formOf = (answer: DiligenceAnswer | null) => ({
  heading: answer?.heading ?? ('customers' as DiligenceHeading),
  question: answer?.question ?? '',
  text: answer?.answer ?? '',
  paper: answer?.paper ?? '',
  documentId: answer?.documentId ?? null,
  dated: answer?.paperDatedOn ?? '',
})

/** Adds or changes a question with its answer. On the page only while it is open. */
export function AnswerDialog({ teamId, answer, onClose }: Props) {
  const {
    values: { heading, question, text, paper, documentId, dated },
    change,
    forget,
  } = useKeptValues(`answer:${teamId}:${answer?.id ?? 'new'}`, formOf(answer))
  const [mistake, setMistake] = useState<string | null>(null)
  const cache = useRecordCache(trpc.useUtils().diligenceAnswers.list, teamId)
  const create = trpc.diligenceAnswers.create.useMutation()
  const update = trpc.diligenceAnswers.update.useMutation()
  const documents = trpc.documents.list.useQuery({ id: useMe().id })
  const saving = useSaving()

  async function save(event: FormEvent) {
    event.preventDefault()
    const wrong = dated === '' ? null : dayProblem(dated)
    setMistake(wrong)
    if (wrong !== null) return
    const values = {
      heading,
      question: question.trim(),
      answer: text,
      paper,
      paperDatedOn: dated || null,
      documentId,
    }
    const saved = await saving.run(
      () =>
        answer === null
          ? create.mutateAsync({ teamId, ...values })
          : update.mutateAsync({ id: answer.id, ...values }),
      { title: 'Answer saved', description: diligenceHeadingNames[heading] },
    )
    if (saved === undefined) return
    cache.put(saved)
    finish()
  }

  function finish() {
    forget()
    onClose()
  }

  return (
    <DialogForm
      opened
      title={answer === null ? 'Add a Question' : 'Edit Question'}
      submitLabel="Save Answer"
      {...saving.state}
      onSubmit={(event) => void save(event)}
      onCancel={finish}
      onClose={onClose}
    >
      <NativeSelect
        label="Heading"
        data-autofocus
        data={diligenceHeadings.map((value) => ({ value, label: diligenceHeadingNames[value] }))}
        value={heading}
        onChange={(event) => change({ heading: event.currentTarget.value as DiligenceHeading })}
      />
      <Textarea
        label="Question, as your letter words it"
        rows={2}
        maxLength={2000}
        value={question}
        onChange={(event) => change({ question: event.currentTarget.value })}
      />
      <Textarea
        label="Answer"
        rows={6}
        maxLength={10_000}
        value={text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <TextInput
        label="Paper that shows it, with what to read there"
        maxLength={200}
        value={paper}
        onChange={(event) => change({ paper: event.currentTarget.value })}
      />
      <NativeSelect
        label="Document that is this paper (Optional)"
        data={documentChoices(documents.data ?? [], { none: 'None', chosen: documentId })}
        value={documentId ?? ''}
        onChange={(event) => change({ documentId: event.currentTarget.value || null })}
      />
      <TextInput
        type="date"
        label="Date of the paper"
        value={dated}
        error={mistake}
        onChange={(event) => change({ dated: event.currentTarget.value })}
      />
    </DialogForm>
  )
}
