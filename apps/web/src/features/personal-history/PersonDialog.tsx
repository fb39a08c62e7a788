import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { dayProblem, type HistoryPerson, type Relation, relations } from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { PassportNameInput } from '../../ui/PassportNameInput.tsx'
import { useSaving } from '../../ui/use-saving.ts'
import { useKeptValues } from '../session/use-kept-form.ts'
import { relationNames } from './history-text.ts'
import { useHistoryCache } from './use-history-cache.ts'

type Props = {
  /** Null: a new one. */
  person: HistoryPerson | null
  /** The member themselves is not there yet. */
  isFirst: boolean
  onSaved?: (person: HistoryPerson) => void
  onClose: () => void
}

const formOf = (person: HistoryPerson | null, isFirst: boolean) => ({
  name: person?.name ?? '',
  relation: person?.relation ?? ((isFirst ? 'self' : 'spouse') as Relation),
  birth: person?.dateOfBirth ?? '',
  since: person?.familySince ?? '',
  comesAlong: person?.comesAlong ?? true,
})

/** Adds or changes a person. On the page only while it is open. */
export function PersonDialog({ person, isFirst, onSaved, onClose }: Props) {
  const { values, change, forget } = useKeptValues(
    `person:${person?.id ?? (isFirst ? 'first' : 'new')}`,
    formOf(person, isFirst),
  )
  const { name, relation, birth, since, comesAlong } = values
  const [mistakes, setMistakes] = useState<{ name?: string; birth?: string | null; since?: string | null }>(
    {},
  )
  const cache = useHistoryCache()
  const create = trpc.personalHistory.createPerson.useMutation()
  const update = trpc.personalHistory.updatePerson.useMutation()
  const saving = useSaving()
  const isFamily = relation === 'spouse' || relation === 'child'
  const title = person === null ? (relation === 'self' ? 'Add Yourself' : 'Add a Person') : 'Edit Person'

  async function save(event: FormEvent) {
    event.preventDefault()
    const found = {
      ...(name.trim() === '' && { name: 'Enter the name as in the passport.' }),
      birth: birth === '' ? null : dayProblem(birth),
      since: !isFamily || since === '' ? null : dayProblem(since),
    }
    setMistakes(found)
    if (found.name || found.birth || found.since) return
    const sent = {
      name,
      relation,
      dateOfBirth: birth || null,
      familySince: (isFamily && since) || null,
      comesAlong: isFamily ? comesAlong : true,
    }
    const saved = await saving.run(
      () => (person === null ? create.mutateAsync(sent) : update.mutateAsync({ ...sent, id: person.id })),
      { title: 'Person saved', description: name },
    )
    if (saved === undefined) return
    cache.putPerson(saved)
    onSaved?.(saved)
    finish()
  }

  function finish() {
    forget()
    onClose()
  }

  return (
    <DialogForm
      opened
      title={title}
      {...saving.state}
      onSubmit={(event) => void save(event)}
      onCancel={finish}
      onClose={onClose}
    >
      <PassportNameInput value={name} error={mistakes.name} onChange={(given) => change({ name: given })} />
      <NativeSelect
        label="Who they are to you"
        data={relations.map((value) => ({ value, label: relationNames[value] }))}
        value={relation}
        onChange={(event) => change({ relation: event.currentTarget.value as Relation })}
      />
      <TextInput
        type="date"
        label="Date of birth (Optional)"
        value={birth}
        error={mistakes.birth}
        onChange={(event) => change({ birth: event.currentTarget.value })}
      />
      {isFamily && (
        <>
          <TextInput
            type="date"
            label={
              relation === 'spouse'
                ? 'Day of the marriage or partnership (Optional)'
                : 'Day of the adoption, where they were adopted (Optional)'
            }
            value={since}
            error={mistakes.since}
            onChange={(event) => change({ since: event.currentTarget.value })}
          />
          <Checkbox
            label="Comes along to Canada"
            description="Family who stay behind are declared too, and count for the settlement funds."
            checked={comesAlong}
            onChange={(event) => change({ comesAlong: event.currentTarget.checked })}
          />
        </>
      )}
    </DialogForm>
  )
}
