import { Button, Group, Skeleton, Text, TextInput, Title } from '@mantine/core'
import {
  type CashFlowAssumptions,
  DomainError,
  defaultCashFlowAssumptions,
  type MonthlyProjection,
  projectCashFlow,
  shownMonths,
} from '@suv/domain'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Notice } from '../../../ui/Notice.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { ConflictNotice } from '../ConflictNotice.tsx'
import type { FinanceValues } from '../empty-finances.ts'
import { changeFields, useSaveFinances } from '../use-save-finances.ts'
import {
  type AssumptionForm,
  assumptionFields,
  readAssumptions,
  toAssumptionForm,
} from './assumption-form.ts'
import { BreakEven } from './BreakEven.tsx'
import classes from './CashFlow.module.css'
import { CashFlowTable } from './CashFlowTable.tsx'

// Charts weigh more than the rest of the screen together.
const CashFlowChart = lazy(() => import('./CashFlowChart.tsx'))

/** The cash-flow model: what it assumes, and its first twelve months, which answer while one types. */
export function CashFlow({ finances }: { finances: FinanceValues }) {
  const { save, isSaving } = useSaveFinances()
  const [read, setRead] = useState(finances)
  const [isConflict, setIsConflict] = useState(false)
  const stored = storedAssumptions(finances)
  const [form, setForm] = useState<AssumptionForm>(() => toAssumptionForm(stored))
  const { assumptions, errors } = readAssumptions(form)
  const [lastValid, setLastValid] = useState(stored)
  if (assumptions !== null && !isSame(assumptions, lastValid)) setLastValid(assumptions)
  const shown = assumptions ?? lastValid
  const projection = useMemo(() => tryProject(shown), [shown])
  const isDirty = !isSame(shown, stored) || assumptions === null

  // What another place saved comes in while nothing is typed here.
  if (read !== finances && !isConflict) {
    if (isSame(shown, storedAssumptions(read)) && !isSame(stored, storedAssumptions(read))) {
      setForm(toAssumptionForm(stored))
    }
    setRead(finances)
  }

  async function submit(base: FinanceValues) {
    if (assumptions === null || projection === null) return
    const change = { cashFlowProjections: { assumptions, monthly_projections: projection } }
    const outcome = await save(changeFields(base, change))
    setIsConflict(outcome === 'conflict')
    if (outcome === 'saved') toast({ title: 'Saved', description: 'Your assumptions are saved.' })
  }

  return (
    <section className={classes.section} aria-labelledby="cash-flow">
      <div>
        <Title order={2} id="cash-flow">
          Cash Flow
        </Title>
        <Text c="dimmed" maw="44rem">
          A simple model: revenue grows by the same share each month, staff costs follow it, and fixed costs
          stay. If you have no patients, read them as customers.
        </Text>
      </div>
      {isConflict && (
        <ConflictNotice
          rows={assumptionFields
            .filter(({ key }) => shown[key] !== stored[key])
            .map(({ key, label }) => ({ label, mine: form[key], theirs: toAssumptionForm(stored)[key] }))}
          onKeepMine={() => void submit(finances)}
          onTakeTheirs={() => {
            setForm(toAssumptionForm(stored))
            setRead(finances)
            setIsConflict(false)
          }}
        />
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(read)
        }}
      >
        <div className={classes.fields}>
          {assumptionFields.map(({ key, label, unit }) => (
            <TextInput
              key={key}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              leftSection={unit === '$' ? '$' : undefined}
              rightSection={unit === '%' ? '%' : undefined}
              leftSectionPointerEvents="none"
              rightSectionPointerEvents="none"
              value={form[key]}
              error={errors[key]}
              onChange={(event) => setForm({ ...form, [key]: event.currentTarget.value })}
            />
          ))}
        </div>
        <Group mt="md">
          <Button type="submit" loading={isSaving} disabled={assumptions === null || projection === null}>
            Save assumptions
          </Button>
          <Button variant="default" onClick={() => setForm(toAssumptionForm(defaultCashFlowAssumptions))}>
            Use the default assumptions
          </Button>
          {isDirty && (
            <Text size="sm" c="dimmed">
              Not saved yet
            </Text>
          )}
        </Group>
      </form>
      {projection === null ? (
        <Notice tone="amber">These assumptions lead to amounts that are too large. Lower the growth.</Notice>
      ) : (
        <>
          <BreakEven assumptions={shown} finances={finances} />
          <div className={classes.chart} aria-hidden="true">
            <Suspense fallback={<Skeleton height={300} />}>
              <CashFlowChart projection={projection} />
            </Suspense>
          </div>
          <CashFlowTable projection={projection} />
        </>
      )}
    </section>
  )
}

export function storedAssumptions(finances: FinanceValues): CashFlowAssumptions {
  return finances.cashFlowProjections?.assumptions ?? defaultCashFlowAssumptions
}

function isSame(a: CashFlowAssumptions, b: CashFlowAssumptions): boolean {
  return assumptionFields.every(({ key }) => a[key] === b[key])
}

/** Null where the amounts grow past counting. */
function tryProject(assumptions: CashFlowAssumptions): MonthlyProjection[] | null {
  try {
    return projectCashFlow(assumptions, shownMonths)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
