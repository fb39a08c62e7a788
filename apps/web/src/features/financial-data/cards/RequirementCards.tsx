import { NativeSelect, Title } from '@mantine/core'
import {
  formatCad,
  type InvestmentRequirement,
  investmentStatus,
  programEditions,
  settlementFundsStatus,
} from '@suv/domain'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import type { FinanceValues } from '../empty-finances.ts'
import { useFinanceSearch } from '../use-finance-search.ts'
import classes from './RequirementCards.module.css'

const editions = programEditions.map(({ id, title }) => ({ value: id, label: title }))
const families = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 person' : `${index + 1} people`,
}))

/** The three requirements, each met or not, under the chosen edition of the rules. */
export function RequirementCards({ finances }: { finances: FinanceValues }) {
  const { edition, familySize, familySource, change } = useFinanceSearch()
  const { vc, angel } = investmentStatus(finances, edition)
  const settlement = settlementFundsStatus(finances.settlementFunds, familySize, edition)
  const people = familySize === 1 ? '1 person' : `${familySize} people`
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
          description={
            familySource === 'assessed'
              ? 'From your latest assessment'
              : familySource === 'assumed'
                ? 'Not known yet: counted as one'
                : undefined
          }
          inputWrapperOrder={['label', 'input', 'description']}
          data={familySize > 12 ? [...families, { value: String(familySize), label: people }] : families}
          value={String(familySize)}
          onChange={(event) => change({ family: Number(event.currentTarget.value) })}
        />
      </div>
      <ul className={classes.cards}>
        <Card title="Venture capital" isMet={vc.isMet}>
          <Amounts requirement={vc} />
          <p className={classes.note}>One venture fund or one angel group is enough.</p>
          <SourceLine figure={edition.minimumInvestment} />
        </Card>
        <Card title="Angel investors" isMet={angel.isMet}>
          <Amounts requirement={angel} />
          <p className={classes.note}>An incubator need not invest: it accepts you into its program.</p>
          <SourceLine figure={edition.minimumInvestment} />
        </Card>
        <Card title="Settlement funds" isMet={settlement.isMet}>
          <p className={classes.amount}>
            {formatCad(settlement.available)}
            <span> of {formatCad(settlement.required)}</span>
          </p>
          <p className={classes.note} data-short={!settlement.meetsRequired || undefined}>
            {settlement.meetsRequired
              ? `This covers the amount for ${people}.`
              : `${formatCad(settlement.missing)} short of the amount for ${people}. The card is met above $0; an application needs the whole amount.`}
          </p>
          <SourceLine figure={edition.settlementFunds} />
        </Card>
      </ul>
    </section>
  )
}

function Amounts({ requirement }: { requirement: InvestmentRequirement }) {
  return (
    <p className={classes.amount}>
      {formatCad(requirement.committed)}
      <span> of {formatCad(requirement.minimum)}</span>
    </p>
  )
}

function Card({ title, isMet, children }: { title: string; isMet: boolean; children: ReactNode }) {
  const icon = isMet ? IconCircleCheck : IconCircleDashed
  return (
    <li className={classes.card} data-met={isMet || undefined}>
      <div className={classes.cardHead}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        <span className={classes.mark}>
          <Icon of={icon} />
          {isMet ? 'Met' : 'Not met'}
        </span>
      </div>
      {children}
    </li>
  )
}
