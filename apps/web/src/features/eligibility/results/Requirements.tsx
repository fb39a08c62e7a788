import type { Verdict } from '@suv/domain'
import { RequirementList } from './RequirementList.tsx'

/** All requirements. What was left out stands apart from what is met. */
export function Requirements({ verdict }: { verdict: Verdict }) {
  const { result, criteria } = verdict
  if (result !== 'eligible' && result !== 'incomplete')
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
