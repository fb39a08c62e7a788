import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { describeError } from './describe-error.ts'
import { Icon } from './Icon.tsx'

type Props = {
  /** What could not be loaded, as the start of a sentence: 'Your sessions'. */
  what: string
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** In place of a list or a card that could not be loaded: what happened, a retry, and that nothing is lost. */
export function LoadProblem({ what, error, isRetrying, onRetry }: Props) {
  return (
    <Alert
      color="amber"
      icon={<Icon of={IconAlertTriangle} size={24} stroke={2} />}
      title={`${what} could not be loaded`}
    >
      <Text size="sm">{describeError(error)} Nothing is lost.</Text>
      <Button mt="sm" variant="default" loading={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  )
}
