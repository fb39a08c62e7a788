import { Button, Group, Skeleton, Text, TextInput, Title } from '@mantine/core'
import {
  assumptionKeys,
  assumptionLabels,
  type CashFlowAssumptions,
  DomainError,
  defaultCashFlowAssumptions,
  type MonthlyProjection,
  projectCashFlow,
  sameAsExample,
  shownMonths,
} from '@suv/domain'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Notice } from '../../../ui/Notice.tsx'
import { SaveState } from '../../../ui/SaveState.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'
import { useAutosave } from '../../../ui/use-autosave.ts'
import { useMe } from '../../session/use-me.ts'
import { Writes } from '../../workspaces/Writes.tsx'
import { ConflictNotice } from '../ConflictNotice.tsx'
import { emptyFinances, type FinanceValues } from '../empty-finances.ts'
import { financeDraft } from '../finance-draft.ts'
import { changeFields, useSaveFinances } from '../use-save-finances.ts'
import { type AssumptionForm, assumptionUnits, readAssumptions, toAssumptionForm } from './assumption-form.ts'
import { BreakEven } from './BreakEven.tsx'
import classes from './CashFlow.module.css'
import { CashFlowTable } from './CashFlowTable.tsx'

// Charts weigh more than the rest of the screen together.
const CashFlowChart = lazy(() => import('./CashFlowChart.tsx'))

/** The cash-flow model: what it assumes, and its first twelve months, which answer while one types. It is saved by itself. */
export function CashFlow({ finances }: { finances: FinanceValues }) {
  const { id } = useMe()
  const { save, isSaving } = useSaveFinances()
  const draft = financeDraft<Pick<FinanceValues, 'cashFlowProjections'>, AssumptionForm>(id, 'assumptions')
  const [begun] = useState(draft.read)
  const [read, setRead] = useState<FinanceValues>({ ...finances, ...begun?.base })
  const [isConflict, setIsConflict] = useState(false)
  const stored = storedAssumptions(finances)
  const [form, setForm] = useState<AssumptionForm>(() => begun?.typed ?? toAssumptionForm(stored))
  const { assumptions, errors } = useMemo(() => readAssumptions(form), [form])
  const projection = useMemo(() => (assumptions === null ? null : tryProject(assumptions)), [assumptions])
  const isDirty = !isSame(form, assumptions, stored)
  const isValid = projection !== null
  const labels = assumptionLabels(form.unit)
  const examples = assumptions === null ? [] : sameAsExample(assumptions)

  // What another place saved comes in while nothing else is typed here.
  if (read !== finances && !isConflict) {
    if (isSame(form, assumptions, storedAssumptions(read)) && isDirty) setForm(toAssumptionForm(stored))
    if (!isDirty || isSame(form, assumptions, storedAssumptions(read))) setRead(finances)
  }

  const typed = JSON.stringify(form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed, and whether it is saved, calls for it
  useEffect(() => {
    if (isDirty) draft.write({ base: { cashFlowProjections: read.cashFlowProjections }, typed: form })
    else draft.remove()
  }, [typed, isDirty])
  useAutosave(typed, isDirty && isValid && !isConflict, () => void submit(read))

  async function submit(base: FinanceValues): Promise<boolean> {
    if (assumptions === null || projection === null) return false
    if (!isDirty) return true
    const change = { cashFlowProjections: { assumptions, monthly_projections: projection } }
    const outcome = await save(changeFields(base, change))
    setIsConflict(outcome === 'conflict')
    if (outcome === 'saved') draft.remove()
    return outcome === 'saved'
  }

  async function saveNow() {
    if (await submit(read)) toast({ title: 'Saved', description: 'Your assumptions are saved.' })
  }

  return (
    <section className={classes.section} aria-labelledby="cash-flow">
      <div>
        <Title order={2} id="cash-flow">
          Cash Flow
        </Title>
        <Text c="dimmed" maw="44rem">
          A simple model: revenue grows by the same share each month, staff costs follow it, and fixed costs
          stay. It is empty until you enter your own figures.
        </Text>
      </div>
      {isConflict && (
        <ConflictNotice
          rows={assumptionKeys
            .filter((key) => form[key] !== toAssumptionForm(stored)[key])
            .map((key) => ({
              field: 'cashFlowProjections',
              label: labels[key],
              mine: form[key],
              theirs: toAssumptionForm(stored)[key],
            }))}
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
          void saveNow()
        }}
      >
        <Writes>
          <div className={classes.fields}>
            <TextInput
              label="What you sell, in one word (Optional)"
              placeholder="subscription, visit, order"
              autoComplete="off"
              maxLength={40}
              value={form.unit}
              onChange={(event) => setForm({ ...form, unit: event.currentTarget.value })}
            />
            {assumptionKeys.map((key) => (
              <div key={key}>
                <TextInput
                  label={labels[key]}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  leftSection={assumptionUnits[key] === '$' ? '$' : undefined}
                  rightSection={assumptionUnits[key] === '%' ? '%' : undefined}
                  leftSectionPointerEvents="none"
                  rightSectionPointerEvents="none"
                  value={form[key]}
                  error={errors[key]}
                  onChange={(event) => setForm({ ...form, [key]: event.currentTarget.value })}
                />
                {examples.includes(key) && <p className={classes.example}>Same as our example figure</p>}
              </div>
            ))}
          </div>
          <Group mt="md">
            <Button type="submit" loading={isSaving} disabled={projection === null}>
              Save assumptions
            </Button>
            <Button
              variant="default"
              onClick={() => setForm({ ...toAssumptionForm(defaultCashFlowAssumptions), unit: form.unit })}
            >
              Fill in example figures
            </Button>
            <SaveState
              isNew={finances === emptyFinances}
              isDirty={isDirty}
              isValid={isValid}
              isSaving={isSaving}
            />
          </Group>
        </Writes>
      </form>
      {assumptions === null ? (
        <Notice tone="plain">Enter all six figures to see the model.</Notice>
      ) : projection === null ? (
        <Notice tone="amber">These assumptions lead to amounts that are too large. Lower the growth.</Notice>
      ) : (
        <>
          <BreakEven assumptions={assumptions} finances={finances} />
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

/** Null until the member has saved some: nothing is invented for them. */
export function storedAssumptions(finances: FinanceValues): CashFlowAssumptions | null {
  return finances.cashFlowProjections?.assumptions ?? null
}

/** Whether what is typed says what is stored, however it is written. */
function isSame(
  form: AssumptionForm,
  typed: CashFlowAssumptions | null,
  stored: CashFlowAssumptions | null,
): boolean {
  if (typed === null || stored === null) {
    return stored === null && Object.values(form).every((text) => text.trim() === '')
  }
  return (
    assumptionKeys.every((key) => typed[key] === stored[key]) &&
    (typed.unit ?? null) === (stored.unit ?? null)
  )
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
