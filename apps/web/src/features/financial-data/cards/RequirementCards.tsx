import { NativeSelect, Title } from '@mantine/core'
import {
  criterionStatusNames,
  type FinancialRequirement,
  financialRequirements,
  formatCad,
  type ProgramEdition,
  programEditions,
  settlementFamilyText,
} from '@suv/domain'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import type { FinanceValues } from '../empty-finances.ts'
import { useFinanceSearch } from '../use-finance-search.ts'
import { OtherFigures } from './OtherFigures.tsx'
import classes from './RequirementCards.module.css'

// The newest first: those are in force.
const editions = programEditions.map(({ id, title }) => ({ value: id, label: title })).toReversed()
const families = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 person' : `${index + 1} people`,
}))
const notKnown = { value: '', label: 'Not known yet' }

/** The three requirements, each met or not, under the chosen edition of the rules, and beside it what another edition asks. */
export function RequirementCards({ finances }: { finances: FinanceValues }) {
  const { edition, familySize, isFamilyAssessed, change } = useFinanceSearch()
  return (
    <section className={classes.section} aria-label="Requirements">
      <div className={classes.choices}>
        <NativeSelect
          label="Figures of"
          data={editions}
          value={edition.id}
          onChange={(event) => change({ edition: event.currentTarget.value })}
        />
        <NativeSelect
          label="Family size"
          description={isFamilyAssessed ? 'From your latest assessment' : undefined}
          inputWrapperOrder={['label', 'input', 'description']}
          data={familyChoices(familySize)}
          value={familySize === null ? '' : String(familySize)}
          onChange={(event) => change({ family: Number(event.currentTarget.value) || undefined })}
        />
      </div>
      <ul className={classes.cards}>
        {financialRequirements(finances, familySize, edition).map((requirement) => (
          <Card
            key={requirement.key}
            requirement={requirement}
            note={noteOn(requirement, familySize, edition)}
          />
        ))}
      </ul>
      <OtherFigures finances={finances} />
    </section>
  )
}

function familyChoices(familySize: number | null): { value: string; label: string }[] {
  if (familySize === null) return [notKnown, ...families]
  return familySize > families.length
    ? [...families, { value: String(familySize), label: `${familySize} people` }]
    : families
}

function noteOn(
  { key, status, missing }: FinancialRequirement,
  familySize: number | null,
  edition: ProgramEdition,
): string {
  if (key === 'vc') return 'One venture fund or one angel group is enough.'
  if (key === 'angel') return 'An incubator need not invest: it accepts you into its program.'
  const family = settlementFamilyText(familySize, edition)
  if (missing > 0) return `${formatCad(missing)} short of the amount ${family}.`
  return status === 'met'
    ? `This covers the amount ${family}.`
    : `This covers the amount ${family}: choose the family size to know.`
}

function Card({ requirement, note }: { requirement: FinancialRequirement; note: string }) {
  const { key, title, status, available, required, figure } = requirement
  const isMet = status === 'met'
  return (
    <li className={classes.card} data-met={isMet || undefined}>
      <div className={classes.cardHead}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        <span className={classes.mark}>
          <Icon of={isMet ? IconCircleCheck : IconCircleDashed} />
          {criterionStatusNames[status]}
        </span>
      </div>
      <p className={classes.amount}>
        {formatCad(available)}
        <span> of {formatCad(required)}</span>
      </p>
      <p className={classes.note} data-short={(key === 'settlement_funds' && !isMet) || undefined}>
        {note}
      </p>
      <SourceLine figure={figure} />
    </li>
  )
}
