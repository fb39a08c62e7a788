import { Button, Title } from '@mantine/core'
import {
  criterionStatusNames,
  editionBeside,
  type FinancialRequirement,
  financialRequirements,
  formatCad,
} from '@suv/domain'
import type { FinanceValues } from '../empty-finances.ts'
import { useFinanceSearch } from '../use-finance-search.ts'
import classes from './RequirementCards.module.css'

/** What another edition of the rules asks of the same amounts, for comparison, and the way to read the page under it. */
export function OtherFigures({ finances }: { finances: FinanceValues }) {
  const { edition, familySize, change } = useFinanceSearch()
  const other = editionBeside(edition)
  const name = other.title.replace(/^Rules/, 'rules')
  const shown = financialRequirements(finances, familySize, edition)
  const differing = financialRequirements(finances, familySize, other).filter(
    ({ required }, index) => required !== shown[index]?.required,
  )
  return (
    <section className={classes.other} aria-labelledby="other-figures">
      <Title order={2} id="other-figures" className={classes.title}>
        For comparison: {name}
      </Title>
      {differing.length === 0 ? (
        <p>They ask for the same amounts.</p>
      ) : (
        differing.map((requirement) => <p key={requirement.key}>{comparisonOf(requirement)}</p>)
      )}
      <Button variant="default" onClick={() => change({ edition: other.id })}>
        Read it under the {name}
      </Button>
    </section>
  )
}

function comparisonOf({ title, required, missing, status }: FinancialRequirement): string {
  const short = missing > 0 ? `, ${formatCad(missing)} short` : ''
  return `${title}: ${formatCad(required)}. ${criterionStatusNames[status]}${short}.`
}
