import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { dayProblem, type HistoryPerson, type Relation, relations } from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useSaving } from '../../ui/use-saving.ts'
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

/** Adds or changes a person. On the page only while it is open. */
export function PersonDialog({ person, isFirst, onSaved, onClose }: Props) {
  const [name, setName] = useState(person?.name ?? '')
  const [relation, setRelation] = useState<Relation>(person?.relation ?? (isFirst ? 'self' : 'spouse'))
  const [birth, setBirth] = useState(person?.dateOfBirth ?? '')
  const [since, setSince] = useState(person?.familySince ?? '')
  const [comesAlong, setComesAlong] = useState(person?.comesAlong ?? true)
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
    const values = {
      name,
      relation,
      dateOfBirth: birth || null,
      familySince: (isFamily && since) || null,
      comesAlong: isFamily ? comesAlong : true,
    }
    const saved = await saving.run(
      () => (person === null ? create.mutateAsync(values) : update.mutateAsync({ ...values, id: person.id })),
      { title: 'Person saved', description: name },
    )
    if (saved === undefined) return
    cache.putPerson(saved)
    onSaved?.(saved)
    onClose()
  }

  return (
    <DialogForm
      opened
      title={title}
      submitLabel="Save"
      savingLabel="Saving..."
      {...saving.state}
      onSubmit={(event) => void save(event)}
      onCancel={onClose}
      onClose={onClose}
    >
      <TextInput
        label="Name as in the passport"
        data-autofocus
        aria-required="true"
        maxLength={200}
        value={name}
        error={mistakes.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label="Who they are to you"
        data={relations.map((value) => ({ value, label: relationNames[value] }))}
        value={relation}
        onChange={(event) => setRelation(event.currentTarget.value as Relation)}
      />
      <TextInput
        type="date"
        label="Date of birth (Optional)"
        value={birth}
        error={mistakes.birth}
        onChange={(event) => setBirth(event.currentTarget.value)}
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
            onChange={(event) => setSince(event.currentTarget.value)}
          />
          <Checkbox
            label="Comes along to Canada"
            description="Family who stay behind are declared too, and count for the settlement funds."
            checked={comesAlong}
            onChange={(event) => setComesAlong(event.currentTarget.checked)}
          />
        </>
      )}
    </DialogForm>
  )
}
