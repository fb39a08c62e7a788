import { Button, Group, TextInput } from '@mantine/core'
import { type DatedPaperKind, dayProblem, papers, type ValidityDate } from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { useUndoableDelete } from '../../../ui/undo/use-undoable-delete.ts'
import { useSaving } from '../../../ui/use-saving.ts'
import { useRecordCache } from '../../team-records/use-record-cache.ts'
import {
  PoliceCertificateFields,
  type PoliceCertificateValues,
  toPoliceCertificateValues,
  toStay,
} from './PoliceCertificateFields.tsx'
import classes from './Validity.module.css'

type Props = {
  teamId: string
  memberId: string
  kind: DatedPaperKind
  /** What is stored; left out: nothing yet. */
  date?: ValidityDate | undefined
  /** 'Passport of Amara Okafor'. */
  name: string
  owner: string
  onClose: () => void
}

/** What is wrong with a day as it was typed; null where nothing is. */
function mistakeOf(day: string): string | null {
  return day === '' ? 'Enter a date.' : dayProblem(day)
}

/** The date of one paper, entered where it is missed. */
export function PaperDateForm({ teamId, memberId, kind, date, name, owner, onClose }: Props) {
  const isPolice = kind === 'police_certificate'
  const [day, setDay] = useState(date?.day ?? '')
  const [police, setPolice] = useState<PoliceCertificateValues>(toPoliceCertificateValues(date))
  const [stayMistake, setStayMistake] = useState<string | null>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const cache = useRecordCache(trpc.useUtils().validityDates.list, teamId)
  const create = trpc.validityDates.create.useMutation()
  const update = trpc.validityDates.update.useMutation()
  const remove = trpc.validityDates.remove.useMutation()
  const deleteWithUndo = useUndoableDelete()
  const saving = useSaving()

  async function save(event: FormEvent) {
    event.preventDefault()
    const wrong = mistakeOf(day)
    const stay = toStay(police)
    const wrongStay = stay.stayEndedOn === null ? null : mistakeOf(stay.stayEndedOn)
    setMistake(wrong)
    setStayMistake(wrongStay)
    if (wrong !== null || wrongStay !== null) return
    const values = isPolice ? { day, label: police.label.trim() || null, ...stay } : { day }
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
      {isPolice && (
        <PoliceCertificateFields values={police} owner={owner} mistake={stayMistake} onChange={setPolice} />
      )}
      <TextInput
        type="date"
        label={papers[kind].dayName}
        value={day}
        error={mistake ?? saving.state.problem}
        data-autofocus
        // Opened by the button right above, for this field.
        autoFocus={!isPolice}
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
