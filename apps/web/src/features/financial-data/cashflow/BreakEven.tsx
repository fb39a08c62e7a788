import { type CashFlowAssumptions, modelBreakEven } from '@suv/domain'
import { useMemo } from 'react'
import type { FinanceValues } from '../empty-finances.ts'
import classes from './CashFlow.module.css'

type Props = { assumptions: CashFlowAssumptions; finances: FinanceValues }

/** The break-even of the model beside the figure that is stored: two figures that may differ, and say so. */
export function BreakEven({ assumptions, finances }: Props) {
  const model = useMemo(() => modelBreakEven(assumptions), [assumptions])
  const stored = finances.projectedBreakeven
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Break-even by this model</dt>
        <dd>
          <span role="status">{model === null ? 'Not within 120 months' : `Month ${model}`}</span>
        </dd>
        <dd>The first month whose cumulative cash is not below zero.</dd>
      </div>
      <div>
        <dt>Projected break-even in your plan</dt>
        <dd>{stored === null ? 'Not entered yet' : monthsText(stored)}</dd>
        <dd>
          {stored === null ? 'Enter yours under Projections.' : 'As you saved it.'}
          {stored !== null && model !== stored && ' It differs from the model: be ready to say why.'}
        </dd>
      </div>
    </dl>
  )
}

function monthsText(months: number): string {
  return months === 1 ? '1 month' : `${months} months`
}
