import { Button, Group } from '@mantine/core'
import type { EligibilityResult } from '@suv/domain'
import { Link } from '@tanstack/react-router'

type NextStepsProps = {
  result: EligibilityResult
  choseExcludedProvince: boolean
  onRetake: () => void
}

/** Where to go from a result. The one that follows from it is the primary action; the others stand back. */
export function NextSteps({ result, choseExcludedProvince, onRetake }: NextStepsProps) {
  const showResources = result === 'partially_eligible' && !choseExcludedProvince
  const retakeFirst = result !== 'eligible' && !showResources
  return (
    <Group gap="xs">
      {result === 'eligible' && (
        <Button px="md" renderRoot={(props) => <Link to="/organizations" {...props} />}>
          Find Designated Organizations
        </Button>
      )}
      {showResources && (
        <Button px="md" renderRoot={(props) => <Link to="/resources" {...props} />}>
          View Resources to Improve
        </Button>
      )}
      <Button px="md" variant={retakeFirst ? 'filled' : 'default'} onClick={onRetake}>
        Retake Assessment
      </Button>
      <Button
        px="md"
        variant={retakeFirst ? 'default' : 'subtle'}
        renderRoot={(props) => <Link to="/" {...props} />}
      >
        Go to Dashboard
      </Button>
    </Group>
  )
}
