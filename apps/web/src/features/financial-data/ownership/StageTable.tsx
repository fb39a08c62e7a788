import { formatPercent, type OwnershipStage } from '@suv/domain'
import tableClasses from '../cashflow/CashFlow.module.css'

/** Who holds what at the start and after each round. Shares are cut to two decimals, never rounded up. */
export function StageTable({ stages }: { stages: readonly OwnershipStage[] }) {
  const names = new Map(stages.flatMap(({ holders }) => holders.map(({ id, name }) => [id, name] as const)))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={tableClasses.scroller} aria-label="Voting rights by round" tabIndex={0}>
      <table className={tableClasses.table}>
        <caption>Voting rights</caption>
        <thead>
          <tr>
            <th scope="col">Holder</th>
            {stages.map(({ round }) => (
              <th key={round?.id ?? 'start'} scope="col">
                {round === null ? 'Now' : `After ${round.name}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...names].map(([id, name]) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {stages.map(({ round, holders }) => {
                const holder = holders.find((one) => one.id === id)
                return (
                  <td key={round?.id ?? 'start'}>
                    {holder === undefined ? '' : formatPercent(holder.sharePct)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Rules</th>
            {stages.map(({ round, isMet }) => (
              <td key={round?.id ?? 'start'} data-negative={!isMet || undefined}>
                {isMet ? 'Met' : 'Not met'}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
