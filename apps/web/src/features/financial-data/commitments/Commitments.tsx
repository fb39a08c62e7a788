import { Button, Text, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { AmountInput } from '../../../ui/AmountInput.tsx'
import { amountError, amountText, readAmount } from '../../../ui/amount-text.ts'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { AdoptCommitments } from '../AdoptCommitments.tsx'
import { ConflictNotice } from '../ConflictNotice.tsx'
import type { FinanceChange, FinanceValues } from '../empty-finances.ts'
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

/** The amounts that the requirements are judged by. */
export function Commitments({ finances }: { finances: FinanceValues }) {
  const { save, isSaving } = useSaveFinances()
  // What the form began with: another tab's save must not be taken for this one's.
  const [read, setRead] = useState(finances)
  const [isConflict, setIsConflict] = useState(false)
  const form = useForm<Values>({
    initialValues: toForm(finances),
    validate: Object.fromEntries(fields.map(([field]) => [field, (text: string) => amountError(text)])),
  })

  // What was saved elsewhere, or by another part of the page, comes in where nothing was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is stored calls for it
  useEffect(() => {
    if (read === finances || isConflict) return
    const [before, fresh] = [toForm(read), toForm(finances)]
    const merged = fields.map(([field]) => {
      const typed = form.values[field]
      return [field, typed === before[field] ? fresh[field] : typed]
    })
    form.setInitialValues(fresh)
    form.setValues(Object.fromEntries(merged))
    setRead(finances)
  }, [finances])

  async function submit(values: Values, base: FinanceValues) {
    const change: FinanceChange = Object.fromEntries(
      fields
        .map(([field]) => [field, readAmount(values[field])] as const)
        .filter(([field, amount]) => amount !== base[field]),
    )
    if (Object.keys(change).length === 0) return
    const outcome = await save(changeFields(base, change))
    setIsConflict(outcome === 'conflict')
    if (outcome === 'saved') toast({ title: 'Saved', description: 'Your amounts are saved.' })
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
            .filter(([field]) => readAmount(form.values[field]) !== finances[field])
            .map(([field, label]) => ({
              label,
              mine: form.values[field] === '' ? 'empty' : `$${form.values[field]}`,
              theirs: finances[field] === null ? 'empty' : `$${amountText(finances[field])}`,
            }))}
          onKeepMine={() => void submit(form.values, finances)}
          onTakeTheirs={() => {
            form.setValues(toForm(finances))
            setRead(finances)
            setIsConflict(false)
          }}
        />
      )}
      <form noValidate onSubmit={form.onSubmit((values) => void submit(values, read))}>
        <div className={classes.grid}>
          {fields.map(([field, label, hint]) => (
            <AmountInput key={field} label={label} description={hint} {...form.getInputProps(field)} />
          ))}
        </div>
        <div className={classes.tools}>
          <Button type="submit" loading={isSaving}>
            Save amounts
          </Button>
          {form.isDirty() && (
            <Text size="sm" c="dimmed">
              Not saved yet
            </Text>
          )}
        </div>
      </form>
    </section>
  )
}

function toForm(finances: FinanceValues): Values {
  return Object.fromEntries(fields.map(([field]) => [field, amountText(finances[field])])) as Values
}
