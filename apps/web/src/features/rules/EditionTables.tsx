import {
  changedParts,
  type FeeTable,
  feeNames,
  formatCad,
  formatDate,
  type ProgramEdition,
} from '@suv/domain'
import type { ReactNode } from 'react'
import classes from './RulesPage.module.css'

type Editions = { editions: readonly ProgramEdition[] }

/** All editions side by side: what changed from one to the next, and the two tables that did. */
export function EditionTables({ editions }: Editions) {
  return (
    <section className={classes.group}>
      <h2>Editions</h2>
      <p>
        An edition is what the program asked for, or charged, from a day on. The newest one leads on our
        screens; the rules of 2023, which our screener was specified with, stand beside it.
      </p>
      <EditionTable editions={editions} caption="What changed with each edition" corner="">
        {row('In force since', editions, ({ effectiveFrom }) => formatDate(effectiveFrom))}
        {row('What changed', editions, (edition, index) => {
          const former = editions[index - 1]
          return former === undefined ? 'The first that we hold' : changedParts(former, edition).join(', ')
        })}
        {row('New applications', editions, ({ intake }) =>
          intake.value.status === 'open' ? 'Taken' : 'Paused',
        )}
      </EditionTable>
      <EditionTable editions={editions} caption="Settlement funds by family size" corner="Family size">
        {row('Since', editions, ({ settlementFunds }) => formatDate(settlementFunds.effectiveFrom))}
        {[1, 2, 3, 4, 5, 6, 7].map((size) =>
          row(size === 1 ? '1 person' : `${size} people`, editions, ({ settlementFunds }) =>
            formatCad(settlementFunds.value.byFamilySize[size - 1] ?? 0),
          ),
        )}
        {row('Each further person', editions, ({ settlementFunds }) => {
          const { eachFurtherPerson } = settlementFunds.value
          return eachFurtherPerson === null ? 'No more' : formatCad(eachFurtherPerson)
        })}
      </EditionTable>
      <EditionTable editions={editions} caption="Fees" corner="Fee">
        {row('Since', editions, ({ fees }) => formatDate(fees.effectiveFrom))}
        {(Object.entries(feeNames) as [keyof FeeTable, string][]).map(([key, name]) =>
          row(name, editions, ({ fees }) => formatCad(fees.value[key])),
        )}
      </EditionTable>
    </section>
  )
}

function row(
  name: string,
  editions: readonly ProgramEdition[],
  cell: (edition: ProgramEdition, index: number) => ReactNode,
) {
  return (
    <tr key={name}>
      <th scope="row">{name}</th>
      {editions.map((edition, index) => (
        <td key={edition.id}>{cell(edition, index)}</td>
      ))}
    </tr>
  )
}

type EditionTableProps = Editions & { caption: string; corner: string; children: ReactNode }

function EditionTable({ editions, caption, corner, children }: EditionTableProps) {
  return (
    // A region that scrolls sideways on a phone has to be reached by the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.table} aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td>{corner}</td>
            {editions.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
