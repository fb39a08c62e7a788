import { formatCad, type MonthlyProjection } from '@suv/domain'
import classes from './CashFlow.module.css'

/** The months in figures, which is also what the chart shows. */
export function CashFlowTable({ projection }: { projection: readonly MonthlyProjection[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={classes.scroller} aria-label="Cash flow by month" tabIndex={0}>
      <table className={classes.table}>
        <caption>First {projection.length} months</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Revenue</th>
            <th scope="col">Expenses</th>
            <th scope="col">Net cash flow</th>
            <th scope="col">Cumulative cash</th>
          </tr>
        </thead>
        <tbody>
          {projection.map(({ month, revenue, expenses, net_cash_flow, cumulative_cash }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{formatCad(revenue)}</td>
              <td>{formatCad(expenses)}</td>
              <td data-negative={net_cash_flow < 0 || undefined}>{formatCad(net_cash_flow)}</td>
              <td data-negative={cumulative_cash < 0 || undefined}>{formatCad(cumulative_cash)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
