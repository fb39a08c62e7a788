import { Button, Group } from '@mantine/core'
import type { VerdictResult } from '@suv/domain'
import { Link } from '@tanstack/react-router'

/** Whom a result leads on: a visitor to what is open to all. */
export type Audience = 'member' | 'visitor'

type NextStepsProps = {
  audience: Audience
  result: VerdictResult
  choseExcludedProvince: boolean
  onRetake: () => void
}

/** Where to go from a result. The one that follows from it is the primary action; the others stand back. */
export function NextSteps({ audience, result, choseExcludedProvince, onRetake }: NextStepsProps) {
  const isMember = audience === 'member'
  const showResources = result === 'partially_eligible' && !choseExcludedProvince
  const retakeFirst = result !== 'eligible' && !showResources
  return (
    <Group gap="xs">
      {result === 'eligible' && (
        <Button
          px="md"
          renderRoot={(props) => <Link to={isMember ? '/organizations' : '/demo/organizations'} {...props} />}
        >
          Find Designated Organizations
        </Button>
      )}
      {showResources && isMember && (
        <Button px="md" renderRoot={(props) => <Link to="/resources" {...props} />}>
          View Resources to Improve
        </Button>
      )}
      {/* The guides are documents of their own. */}
      {showResources && !isMember && (
        <Button px="md" component="a" href="/guides">
          View Resources to Improve
        </Button>
      )}
      <Button px="md" variant={retakeFirst ? 'filled' : 'default'} onClick={onRetake}>
        Retake Assessment
      </Button>
      <Button
        px="md"
        variant={retakeFirst ? 'default' : 'subtle'}
        renderRoot={(props) => <Link to={isMember ? '/dashboard' : '/demo'} {...props} />}
      >
        Go to Dashboard
      </Button>
    </Group>
  )
}
