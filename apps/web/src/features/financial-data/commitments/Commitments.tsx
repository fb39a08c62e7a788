import { Button, Title } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { AmountInput } from '../../../ui/AmountInput.tsx'
import { amountError, amountText, readAmount } from '../../../ui/amount-text.ts'
import { SaveState } from '../../../ui/SaveState.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { useAutosave } from '../../../ui/use-autosave.ts'
import { useMe } from '../../session/use-me.ts'
import { AdoptCommitments } from '../AdoptCommitments.tsx'
import { ConflictNotice } from '../ConflictNotice.tsx'
import { emptyFinances, type FinanceChange, type FinanceValues } from '../empty-finances.ts'
import { financeDraft } from '../finance-draft.ts'
import { changeFields, useSaveFinances } from '../use-save-finances.ts'
import classes from './Commitments.module.css'

const fields = [
  ['vcInvestmentCommitted', 'Committed by venture capital funds', 'As their letters of support say.'],
  ['angelInvestmentCommitted', 'Committed by angel investor groups', 'As their letters of support say.'],
  ['totalInvestmentRequired', 'Total investment required', 'What your plan needs from investors in all.'],
  ['settlementFunds', 'Settlement funds', 'Unborrowed money for your family to live on.'],
  ['startupCapital', 'Start-up capital', 'What the founders themselves pay in.'],
  ['fastTrackInvestment', 'Fast-track investment', 'Capital that may bring priority.'],
] as const

type Field = (typeof fields)[number][0]
type Values = Record<Field, string>
type Amounts = Pick<FinanceValues, Field>

/** The amounts that the requirements are judged by. What is typed is saved by itself. */
export function Commitments({ finances }: { finances: FinanceValues }) {
  const { id } = useMe()
  const { save, isSaving } = useSaveFinances()
  const draft = financeDraft<Amounts, Values>(id, 'amounts')
  const [begun] = useState(draft.read)
  // What each field began with: another tab's save must not be taken for this one's.
  const [read, setRead] = useState<FinanceValues>({ ...finances, ...begun?.base })
  const [isConflict, setIsConflict] = useState(false)
  // By itself: a form of Mantine's takes 6 kB.
  const [values, setValues] = useState(begun?.typed ?? toForm(finances))
  const [errors, setErrors] = useState<Partial<Record<Field, string | null>>>({})
  const change = (field: Field, text: string) => {
    setValues((all) => ({ ...all, [field]: text }))
    setErrors((all) => ({ ...all, [field]: null }))
  }
  const check = (field: Field) => setErrors((all) => ({ ...all, [field]: amountError(values[field]) }))
  const isDirty = fields.some(([field]) => readAmount(values[field]) !== finances[field])
  const isValid = fields.every(([field]) => amountError(values[field]) === null)

  // What was saved elsewhere, or by another part of the page, comes in where nothing else was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is stored calls for it
  useEffect(() => {
    if (isConflict) return
    const untouched = fields.filter(([field]) => {
      const typed = readAmount(values[field])
      return typed === read[field] || typed === finances[field]
    })
    for (const [field] of untouched) {
      if (readAmount(values[field]) !== finances[field]) {
        change(field, amountText(finances[field]))
      }
    }
    const kept = fields.filter((field) => !untouched.includes(field))
    setRead({ ...finances, ...Object.fromEntries(kept.map(([field]) => [field, read[field]])) })
  }, [finances])

  const typed = JSON.stringify(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed, and whether it is saved, calls for it
  useEffect(() => {
    if (isDirty) draft.write({ base: amountsOf(read), typed: values })
    else draft.remove()
  }, [typed, isDirty])
  useAutosave(typed, isDirty && isValid && !isConflict, () => void submit(values, read))

  async function submit(values: Values, base: FinanceValues): Promise<boolean> {
    const changed: FinanceChange = Object.fromEntries(
      fields
        .map(([field]) => [field, readAmount(values[field])] as const)
        .filter(([field, amount]) => amount !== base[field]),
    )
    if (Object.keys(changed).length === 0) return true
    const outcome = await save(changeFields(base, changed))
    setIsConflict(outcome === 'conflict')
    if (outcome === 'saved') draft.remove()
    return outcome === 'saved'
  }

  async function saveNow(event: FormEvent) {
    event.preventDefault()
    for (const [field] of fields) check(field)
    if (!isValid) return
    if (await submit(values, read)) toast({ title: 'Saved', description: 'Your amounts are saved.' })
  }

  return (
    <section className={classes.section} aria-labelledby="commitments">
      <Title order={2} id="commitments">
        Commitments
      </Title>
      <AdoptCommitments finances={finances} />
      {isConflict && (
        <ConflictNotice
          rows={fields
            .filter(([field]) => readAmount(values[field]) !== finances[field])
            .map(([field, label]) => ({
              field,
              label,
              mine: values[field] === '' ? 'empty' : `$${values[field]}`,
              theirs: finances[field] === null ? 'empty' : `$${amountText(finances[field])}`,
            }))}
          onKeepMine={() => void submit(values, finances)}
          onTakeTheirs={() => {
            setValues(toForm(finances))
            setErrors({})
            setRead(finances)
            setIsConflict(false)
          }}
        />
      )}
      <form noValidate onSubmit={saveNow}>
        <div className={classes.grid}>
          {fields.map(([field, label, hint]) => (
            <AmountInput
              key={field}
              label={label}
              description={hint}
              value={values[field]}
              error={errors[field]}
              onChange={(event) => change(field, event.currentTarget.value)}
              onBlur={() => check(field)}
            />
          ))}
        </div>
        <div className={classes.tools}>
          <Button type="submit" loading={isSaving}>
            Save amounts
          </Button>
          <SaveState
            isNew={finances === emptyFinances}
            isDirty={isDirty}
            isValid={isValid}
            isSaving={isSaving}
          />
        </div>
      </form>
    </section>
  )
}

function toForm(finances: FinanceValues): Values {
  return Object.fromEntries(fields.map(([field]) => [field, amountText(finances[field])])) as Values
}

function amountsOf(finances: FinanceValues): Amounts {
  return Object.fromEntries(fields.map(([field]) => [field, finances[field]])) as Amounts
}
