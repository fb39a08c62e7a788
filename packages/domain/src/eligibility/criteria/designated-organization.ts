import type { DesignatedOrgPlan, EligibilityAnswers } from '../schema.ts'
import { notAnswered, provenance, type Rule, type Seen } from './finding.ts'

const planFacts: Record<DesignatedOrgPlan, string> = {
  vc: 'You plan to approach a venture capital fund',
  angel: 'You plan to approach an angel investor group',
  incubator: 'You plan to approach a business incubator',
  unknown: 'You are not sure yet which kind of organization to approach',
}

/** A letter of support, or at least a plan for one: 'not sure yet' is no plan. */
export const designatedOrganization: Rule = (answers, edition) => {
  const criterionSeen = seen(answers)
  return {
    criterion: {
      key: 'designated_organization',
      title: 'Designated organization',
      ...criterionSeen,
      threshold: edition.designatedOrganization.value,
      amountCAD: null,
      ...provenance(edition.designatedOrganization),
    },
    gap: criterionSeen.status === 'met' ? null : 'Identify designated organization strategy',
  }
}

function seen({ hasLetterOfSupport, designatedOrgPlan }: EligibilityAnswers): Seen {
  if (hasLetterOfSupport) return { status: 'met', fact: 'You hold a letter of support' }
  if (designatedOrgPlan) {
    return {
      status: designatedOrgPlan === 'unknown' ? 'not_met' : 'met',
      fact: planFacts[designatedOrgPlan],
    }
  }
  if (hasLetterOfSupport == null) return notAnswered
  return { status: 'not_met', fact: 'You do not hold a letter of support yet' }
}
