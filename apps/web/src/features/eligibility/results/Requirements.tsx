import type { Assessment } from '@suv/domain'
import { RequirementList } from './RequirementList.tsx'

/** All requirements. When eligible they are those met; what was left out stands apart. */
export function Requirements({ assessment }: { assessment: Assessment }) {
  const { eligibilityResult, criteria } = assessment
  if (eligibilityResult !== 'eligible')
    return <RequirementList title="Each Requirement" criteria={criteria} />
  const left = criteria.filter(({ status }) => status !== 'met')
  return (
    <>
      <RequirementList
        title="Requirements Met"
        criteria={criteria.filter(({ status }) => status === 'met')}
      />
      {left.length > 0 && <RequirementList title="Not Answered" criteria={left} />}
    </>
  )
}
