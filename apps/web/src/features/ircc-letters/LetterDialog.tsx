import { Button, Checkbox, Fieldset, NativeSelect, Textarea, TextInput } from '@mantine/core'
import {
  dayProblem,
  type IrccLetter,
  type IrccLetterKind,
  irccLetterKindNames,
  irccLetterKinds,
  type LetterConcern,
  mostConcerns,
} from '@suv/domain'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useSaving } from '../../ui/use-saving.ts'
import { useKeptValues } from '../session/use-kept-form.ts'
import { useMe } from '../session/use-me.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'
import { ConcernPapers } from './ConcernPapers.tsx'

type Props = {
  teamId: string
  people: readonly { readonly value: string; readonly label: string }[]
  /** Null: a new one. */
  letter: IrccLetter | null
  onClose: () => void
}

const noConcern: LetterConcern = { text: '', answer: '', paper: '', documentIds: [] }

const formOf = (letter: IrccLetter | null, people: Props['people']) => ({
  memberId: letter?.memberId ?? people[0]?.value ?? '',
  kind: letter?.kind ?? ('request' as IrccLetterKind),
  receivedOn: letter?.receivedOn ?? '',
  limit: letter?.limitDays == null ? '' : String(letter.limitDays),
  inCanada: letter?.inCanada ?? true,
  concerns: (letter?.concerns ?? []) as readonly LetterConcern[],
})

/** Adds or changes a letter. On the page only while it is open. */
export function LetterDialog({ teamId, people, letter, onClose }: Props) {
  const {
    values: { memberId, kind, receivedOn, limit, inCanada, concerns },
    change,
    forget,
  } = useKeptValues(`letter:${teamId}:${letter?.id ?? 'new'}`, formOf(letter, people))
  const [mistakes, setMistakes] = useState<{ day?: string | null; limit?: string | null }>({})
  const cache = useRecordCache(trpc.useUtils().irccLetters.list, teamId)
  const create = trpc.irccLetters.create.useMutation()
  const update = trpc.irccLetters.update.useMutation()
  const documents = trpc.documents.list.useQuery({ id: useMe().id })
  const saving = useSaving()
  const changeConcern = (at: number, part: Partial<LetterConcern>) =>
    change({ concerns: concerns.map((each, index) => (index === at ? { ...each, ...part } : each)) })

  async function save(event: FormEvent) {
    event.preventDefault()
    const days = limit.trim() === '' ? null : Number(limit)
    const found = {
      day: receivedOn === '' ? 'Enter the day on which it came.' : dayProblem(receivedOn),
      limit:
        days !== null && !(Number.isInteger(days) && days >= 1 && days <= 365)
          ? 'Enter whole days, 1 to 365.'
          : null,
    }
    setMistakes(found)
    if (found.day !== null || found.limit !== null) return
    const values = {
      memberId,
      kind,
      receivedOn,
      limitDays: days,
      inCanada,
      // A block that was left empty says nothing.
      concerns: concerns.filter(
        ({ text, answer, paper, documentIds }) =>
          `${text}${answer}${paper}${documentIds.join('')}`.trim() !== '',
      ),
    }
    const saved = await saving.run(
      () =>
        letter === null
          ? create.mutateAsync({ teamId, ...values })
          : update.mutateAsync({ id: letter.id, ...values }),
      { title: 'Letter saved', description: irccLetterKindNames[kind] },
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
      title={letter === null ? 'Add a Letter' : 'Edit Letter'}
      submitLabel="Save Letter"
      {...saving.state}
      onSubmit={(event) => void save(event)}
      onCancel={finish}
      onClose={onClose}
    >
      <NativeSelect
        label="To whom"
        data-autofocus
        data={[...people]}
        value={memberId}
        onChange={(event) => change({ memberId: event.currentTarget.value })}
      />
      <NativeSelect
        label="Kind of letter"
        data={irccLetterKinds.map((value) => ({ value, label: irccLetterKindNames[value] }))}
        value={kind}
        onChange={(event) => change({ kind: event.currentTarget.value as IrccLetterKind })}
      />
      <TextInput
        type="date"
        label="Received"
        value={receivedOn}
        error={mistakes.day}
        onChange={(event) => change({ receivedOn: event.currentTarget.value })}
      />
      <TextInput
        label="Limit that the letter names, in days (Optional)"
        inputMode="numeric"
        value={limit}
        error={mistakes.limit}
        onChange={(event) => change({ limit: event.currentTarget.value })}
      />
      <Checkbox
        label="They are in Canada"
        description="Decides on the days to ask for leave after a refusal."
        checked={inCanada}
        onChange={(event) => change({ inCanada: event.currentTarget.checked })}
      />
      {concerns.map((concern, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are added at the end and never moved
        <Fieldset key={index} legend={`Concern ${index + 1}`}>
          <Textarea
            label="What the letter says"
            rows={2}
            maxLength={2000}
            value={concern.text}
            onChange={(event) => changeConcern(index, { text: event.currentTarget.value })}
          />
          <Textarea
            label="Your answer (Optional)"
            rows={3}
            maxLength={5000}
            value={concern.answer}
            onChange={(event) => changeConcern(index, { answer: event.currentTarget.value })}
          />
          <TextInput
            label="Paper that shows it, with what to read there (Optional)"
            maxLength={200}
            value={concern.paper}
            onChange={(event) => changeConcern(index, { paper: event.currentTarget.value })}
          />
          <ConcernPapers
            value={concern.documentIds}
            documents={documents.data ?? []}
            onChange={(documentIds) => changeConcern(index, { documentIds })}
          />
        </Fieldset>
      ))}
      {concerns.length < mostConcerns && (
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          onClick={() => change({ concerns: [...concerns, noConcern] })}
        >
          Add a Concern
        </Button>
      )}
    </DialogForm>
  )
}
