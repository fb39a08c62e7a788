import { formatPercent, type OwnershipRule, type OwnershipStage } from '@suv/domain'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './Ownership.module.css'

/** The rules at the end of all rounds, and since which round one is broken. Read out as they change. */
export function RuleList({ stages }: { stages: readonly OwnershipStage[] }) {
  const last = stages.at(-1)
  if (last === undefined) return null
  return (
    <div role="status" className={classes.rules}>
      <ul aria-label="Rules about voting rights">
        {last.rules.map((rule, index) => {
          const brokenAt = stages.find((stage) => stage.rules[index]?.isMet === false)
          const icon = rule.isMet ? IconCircleCheck : IconCircleX
          return (
            <li key={rule.key} data-met={rule.isMet || undefined}>
              <Icon of={icon} size={20} />
              <span>
                <strong>{rule.isMet ? 'Met' : 'Not met'}:</strong> {describeRule(rule)}
                {!rule.isMet && brokenAt?.round && ` Broken since ${brokenAt.round.name}.`}
              </span>
            </li>
          )
        })}
      </ul>
      {last.isMet && (
        <p>
          A further investor could take less than {formatPercent(last.roomPct)} before a rule about shares
          breaks.
        </p>
      )}
    </div>
  )
}

function describeRule({ key, limit, actual, names }: OwnershipRule): string {
  switch (key) {
    case 'each_applicant':
      return names.length === 0
        ? `each applicant needs ${limit}% or more; the least is ${formatPercent(actual)}.`
        : `each applicant needs ${limit}% or more; ${names.join(', ')} would have less (${formatPercent(actual)} at the least).`
    case 'jointly':
      return `applicants and organization together need more than ${limit}%; they have ${formatPercent(actual)}.`
    case 'applicants':
      return `at most ${limit} applicants for one business; there ${actual === 1 ? 'is' : 'are'} ${actual}.`
  }
}
