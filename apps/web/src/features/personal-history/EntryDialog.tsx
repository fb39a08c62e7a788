import { NativeSelect, TextInput } from '@mantine/core'
import {
  type Activity,
  activities,
  countries,
  entryProblems,
  type HistoryEntry,
  type HistoryKind,
  type HistoryPerson,
  historyKinds,
  isInReach,
  readDayOrMonth,
  writeDayOrMonth,
} from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useSaving } from '../../ui/use-saving.ts'
import { useKeptValues } from '../session/use-kept-form.ts'
import { NotesField } from '../team-records/fields.tsx'
import { activityNames, goesOnUntilEnd, kindNames } from './history-text.ts'
import { useHistoryCache } from './use-history-cache.ts'

type Props = {
  person: HistoryPerson
  /** Null: a new one. */
  entry: HistoryEntry | null
  onClose: () => void
}

const formOf = (entry: HistoryEntry | null) => ({
  kind: entry?.kind ?? ('activity' as HistoryKind),
  activity: entry?.activity ?? ('work' as Activity),
  title: entry?.title ?? '',
  city: entry?.city ?? '',
  country: entry?.country ?? '',
  startsOn: writeDayOrMonth(entry?.startsOn ?? null, 'start'),
  endsOn: writeDayOrMonth(entry?.endsOn ?? null, 'end'),
  notes: entry?.notes ?? '',
})
type Form = ReturnType<typeof formOf>

const dayMistake = 'Write 2019-04 or 2019-04-15.'

/** Adds or changes an entry. On the page only while it is open. */
export function EntryDialog({ person, entry, onClose }: Props) {
  const {
    values: form,
    change,
    forget,
  } = useKeptValues(`entry:${person.id}:${entry?.id ?? 'new'}`, formOf(entry))
  const [mistakes, setMistakes] = useState<Partial<Record<string, string>>>({})
  const cache = useHistoryCache()
  const create = trpc.personalHistory.createEntries.useMutation()
  const update = trpc.personalHistory.updateEntry.useMutation()
  const saving = useSaving()
  const names = kindNames[form.kind]
  const set = <Field extends keyof Form>(field: Field, value: Form[Field]) =>
    change({ [field]: value } as Partial<Form>)
  const text = (field: 'title' | 'city' | 'startsOn' | 'endsOn') => ({
    value: form[field],
    error: mistakes[field],
    maxLength: 200,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  })

  async function save(event: FormEvent) {
    event.preventDefault()
    const startsOn = form.startsOn.trim() === '' ? null : readDayOrMonth(form.startsOn, 'start')
    const endsOn = form.endsOn.trim() === '' ? null : readDayOrMonth(form.endsOn, 'end')
    const values = {
      personId: person.id,
      kind: form.kind,
      activity: form.kind === 'activity' ? form.activity : null,
      title: form.title.trim(),
      city: form.city.trim() || null,
      country: form.country || null,
      startsOn,
      endsOn,
      notes: form.notes.trim() || null,
    }
    const isWrong = (typed: string, day: string | null) =>
      typed.trim() !== '' && (day === null || !isInReach(day))
    const found: Partial<Record<string, string>> = {
      ...Object.fromEntries(entryProblems(values).map(({ field, message }) => [field, message])),
      ...(isWrong(form.startsOn, startsOn) && { startsOn: dayMistake }),
      ...(isWrong(form.endsOn, endsOn) && { endsOn: dayMistake }),
    }
    setMistakes(found)
    if (Object.keys(found).length > 0) return
    const saved = await saving.run(
      async () =>
        entry === null
          ? create.mutateAsync({ entries: [values] })
          : [await update.mutateAsync({ ...values, id: entry.id })],
      { title: 'Entry saved', description: names.one },
    )
    if (saved === undefined) return
    cache.putEntries(saved)
    finish()
  }

  function finish() {
    forget()
    onClose()
  }

  return (
    <DialogForm
      opened
      title={entry === null ? `Add an Entry for ${person.name}` : 'Edit Entry'}
      submitLabel="Save Entry"
      {...saving.state}
      onSubmit={(event) => void save(event)}
      onCancel={finish}
      onClose={onClose}
    >
      <NativeSelect
        label="What it is"
        data-autofocus
        data={historyKinds.map((value) => ({ value, label: kindNames[value].one }))}
        value={form.kind}
        onChange={(event) => set('kind', event.currentTarget.value as HistoryKind)}
      />
      {form.kind === 'activity' && (
        <NativeSelect
          label="Activity"
          data={activities.map((value) => ({ value, label: activityNames[value] }))}
          value={form.activity}
          onChange={(event) => set('activity', event.currentTarget.value as Activity)}
        />
      )}
      <TextInput label={names.title} {...text('title')} />
      {form.kind !== 'passport' && form.kind !== 'identity' && (
        <TextInput label="City (Optional)" {...text('city')} />
      )}
      <NativeSelect
        label="Country"
        data={[
          { value: '', label: 'Choose a country' },
          ...countries().map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={form.country}
        error={mistakes.country}
        onChange={(event) => set('country', event.currentTarget.value)}
      />
      <TextInput
        label={names.start}
        description="As 2019-04 for the month, or 2019-04-15 for the day."
        inputMode="numeric"
        {...text('startsOn')}
      />
      {form.kind !== 'refusal' && (
        <TextInput
          label={names.end}
          description={goesOnUntilEnd.has(form.kind) ? 'Leave it empty while it goes on.' : undefined}
          inputMode="numeric"
          {...text('endsOn')}
        />
      )}
      <NotesField input={{ value: form.notes, onChange: (event) => set('notes', textOf(event)) }} />
    </DialogForm>
  )
}

function textOf(event: unknown): string {
  return (event as { currentTarget: { value: string } }).currentTarget.value
}
