import {
  type Criterion,
  criterionStatusNames,
  type EligibilityAnswers,
  formatDate,
  verdictOn,
} from '@suv/domain'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './SampleResult.module.css'

/** A made-up founder. The verdict on them is not: the screener's own rules give it when the page is built. */
const madeUpAnswers: EligibilityAnswers = {
  hasQualifyingBusiness: true,
  ownershipData: [{ memberId: 'sample', votingRightsPct: 35 }],
  designatedOrgPlan: 'incubator',
  hasLetterOfSupport: false,
  languageTest: { test: 'IELTS', CLBListening: 7, CLBReading: 6, CLBWriting: 5, CLBSpeaking: 6 },
  settlementFundsCAD: 22_000,
  admissibilityFlags: [],
  familySize: 3,
  province: 'NS',
}

const shown: readonly Criterion['key'][] = [
  'ownership',
  'designated_organization',
  'language',
  'settlement_funds',
]

export function SampleResult({ answers = madeUpAnswers }: { answers?: EligibilityAnswers }) {
  const { criteria, gaps, edition } = verdictOn(answers)
  const met = criteria.filter(({ status }) => status === 'met').length
  const funds = edition.settlementFunds
  return (
    <figure className={classes.sheet} aria-labelledby="sample-result">
      <figcaption className={classes.head} id="sample-result">
        <span>Sample result</span>
        <span>
          {met} of {criteria.length} requirements met
        </span>
      </figcaption>
      <ul className={classes.rows}>
        {criteria
          .filter(({ key }) => shown.includes(key))
          .map(({ key, title, fact, status }) => (
            <li key={key} className={classes.row} data-status={status}>
              {status === 'met' ? (
                <Icon of={IconCheck} size={20} stroke={2} />
              ) : (
                <Icon of={IconAlertTriangle} size={20} />
              )}
              <div>
                <p className={classes.title}>{title}</p>
                <p className={classes.fact}>{fact}</p>
              </div>
              <span className={classes.status}>{criterionStatusNames[status]}</span>
            </li>
          ))}
      </ul>
      <div className={classes.improve}>
        <p className={classes.title}>What to Improve</p>
        {gaps.map((gap) => (
          <p key={gap} className={classes.gap}>
            {gap}
          </p>
        ))}
        <p className={classes.source}>
          Funds table effective {formatDate(funds.effectiveFrom)}, checked {formatDate(funds.checkedOn)}.{' '}
          <a href={funds.source.url}>Source: {funds.source.title}</a>
        </p>
      </div>
    </figure>
  )
}
