import { Text, TextInput, Title } from '@mantine/core'
import {
  DomainError,
  deepestShortfall,
  formatCad,
  type MonthlyProjection,
  projectCashFlow,
  readWhole,
  securedInvestment,
  yearsOf,
} from '@suv/domain'
import { useMemo, useState } from 'react'
import { Notice } from '../../../ui/Notice.tsx'
import { SaveState } from '../../../ui/SaveState.tsx'
import { useAutosave } from '../../../ui/use-autosave.ts'
import { emptyFinances, type FinanceValues } from '../empty-finances.ts'
import { useSaveFinances } from '../use-save-finances.ts'
import { BreakEven } from './BreakEven.tsx'
import classes from './CashFlow.module.css'
import { storedAssumptions } from './CashFlow.tsx'

const projectedMonths = 36

/** What the stored assumptions lead to in three years, and what has to be financed until then. */
export function Projections({ finances }: { finances: FinanceValues }) {
  const assumptions = storedAssumptions(finances)
  const projection = useMemo(() => {
    if (assumptions === null) return null
    try {
      return projectCashFlow(assumptions, projectedMonths)
    } catch (error) {
      if (error instanceof DomainError) return null
      throw error
    }
  }, [assumptions])
  return (
    <section className={classes.section} aria-labelledby="projections">
      <div>
        <Title order={2} id="projections">
          Projections
        </Title>
        <Text c="dimmed" maw="44rem">
          Three years of the model under your saved assumptions. Growth that stays the same for three years is
          rare: look again at what year 3 would need.
        </Text>
      </div>
      {assumptions !== null && <BreakEven assumptions={assumptions} finances={finances} />}
      <StoredBreakEven finances={finances} />
      {projection === null ? (
        <Notice tone="amber">
          {assumptions === null
            ? 'Enter your assumptions under Cash flow first.'
            : 'Your assumptions lead to amounts that are too large. Lower the growth under Cash flow.'}
        </Notice>
      ) : (
        <>
          <Needs projection={projection} finances={finances} />
          <Years projection={projection} />
        </>
      )}
    </section>
  )
}

function Needs({ projection, finances }: { projection: MonthlyProjection[]; finances: FinanceValues }) {
  const needed = deepestShortfall(projection)
  const own = (finances.startupCapital ?? 0) + securedInvestment(finances)
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Most that the model is behind</dt>
        <dd>{formatCad(needed)}</dd>
        <dd>What start-up capital and investment have to carry.</dd>
      </div>
      <div>
        <dt>Start-up capital and secured investment</dt>
        <dd>{formatCad(own)}</dd>
        <dd>
          {own >= needed ? 'This carries the model.' : `${formatCad(needed - own)} short of what it needs.`}
        </dd>
      </div>
    </dl>
  )
}

function Years({ projection }: { projection: MonthlyProjection[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={classes.scroller} aria-label="Projection by year" tabIndex={0}>
      <table className={classes.table}>
        <caption>By year</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Revenue</th>
            <th scope="col">Expenses</th>
            <th scope="col">Net cash flow</th>
            <th scope="col">Cash at its end</th>
          </tr>
        </thead>
        <tbody>
          {yearsOf(projection).map((year) => (
            <tr key={year.year}>
              <th scope="row">{year.year}</th>
              <td>{formatCad(year.revenue)}</td>
              <td>{formatCad(year.expenses)}</td>
              <td data-negative={year.net_cash_flow < 0 || undefined}>{formatCad(year.net_cash_flow)}</td>
              <td data-negative={year.cumulative_cash < 0 || undefined}>{formatCad(year.cumulative_cash)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Saved as it is typed, as the other amounts are. */
function StoredBreakEven({ finances }: { finances: FinanceValues }) {
  const { save, isSaving } = useSaveFinances()
  const stored = finances.projectedBreakeven
  // Null while nothing is typed: then the field shows what is stored, also when another changes it.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(stored ?? '')
  const months = text.trim() === '' ? null : (readWhole(text) ?? Number.NaN)
  const isWrong = months !== null && !(months >= 0 && months <= 600)
  const isDirty = months !== stored
  useAutosave(text, isDirty && !isWrong, () => void submit())

  async function submit() {
    const outcome = await save(() => ({ projectedBreakeven: months }))
    // What was typed meanwhile stays, and is saved next.
    if (outcome === 'saved') setTyped((now) => (now === typed ? null : now))
  }

  return (
    <div className={classes.stored}>
      <TextInput
        label="Projected break-even in your plan, in months"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={text}
        error={isWrong ? 'Enter whole months from 0 to 600.' : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SaveState
        isNew={finances === emptyFinances}
        isDirty={isDirty}
        isValid={!isWrong}
        isSaving={isSaving}
      />
    </div>
  )
}
