import { Button, Group, TextInput } from '@mantine/core'
import { type DatedPaperKind, daySchema, papers, type ValidityDate } from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { useUndoableDelete } from '../../../ui/undo/use-undoable-delete.ts'
import { useSaving } from '../../../ui/use-saving.ts'
import { useRecordCache } from '../../team-records/use-record-cache.ts'
import classes from './Validity.module.css'

type Props = {
  teamId: string
  memberId: string
  kind: DatedPaperKind
  /** What is stored; left out: nothing yet. */
  date?: ValidityDate | undefined
  /** 'Passport of Amara Okafor'. */
  name: string
  onClose: () => void
}

/** The date of one paper, entered where it is missed. */
export function PaperDateForm({ teamId, memberId, kind, date, name, onClose }: Props) {
  const [day, setDay] = useState(date?.day ?? '')
  const [label, setLabel] = useState(date?.label ?? '')
  const [mistake, setMistake] = useState<string | null>(null)
  const cache = useRecordCache(trpc.useUtils().validityDates.list, teamId)
  const create = trpc.validityDates.create.useMutation()
  const update = trpc.validityDates.update.useMutation()
  const remove = trpc.validityDates.remove.useMutation()
  const deleteWithUndo = useUndoableDelete()
  const saving = useSaving()

  async function save(event: FormEvent) {
    event.preventDefault()
    const parsed = daySchema.safeParse(day)
    setMistake(
      parsed.success ? null : day === '' ? 'Enter a date.' : (parsed.error.issues[0]?.message ?? null),
    )
    if (!parsed.success) return
    const values = { day, label: label.trim() === '' ? null : label.trim() }
    const saved = await saving.run(
      () =>
        date === undefined
          ? create.mutateAsync({ teamId, memberId, kind, ...values })
          : update.mutateAsync({ id: date.id, ...values }),
      { title: 'Date saved', description: name },
    )
    if (saved === undefined) return
    cache.put(saved)
    onClose()
  }

  function removeDate(stored: ValidityDate) {
    onClose()
    deleteWithUndo({
      id: stored.id,
      path: `/api/validity-dates/${encodeURIComponent(stored.id)}`,
      send: () => remove.mutateAsync({ id: stored.id }),
      hide: () => cache.remove(stored.id),
      show: () => cache.put(stored),
      title: 'Date deleted',
      name,
      failure: `The date of ${name} was not deleted. It is back.`,
    })
  }

  return (
    <form className={classes.form} aria-label={`Date: ${name}`} onSubmit={(event) => void save(event)}>
      {kind === 'police_certificate' && (
        <TextInput
          label="Country"
          value={label}
          maxLength={200}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
      )}
      <TextInput
        type="date"
        label={papers[kind].dayName}
        value={day}
        error={mistake ?? saving.state.problem}
        data-autofocus
        // Opened by the button right above, for this field.
        autoFocus
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit" aria-disabled={saving.state.isSaving} data-disabled={saving.state.isSaving}>
          {saving.state.isSaving ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {date && (
          <Button variant="subtle" color="gray" onClick={() => removeDate(date)}>
            Delete
          </Button>
        )}
      </Group>
    </form>
  )
}
