import { Button, Text, Title } from '@mantine/core'
import { describeError } from '../../ui/describe-error.ts'
import classes from './LoadingProblem.module.css'

type LoadingProblemProps = {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** Instead of the verdict, when it could not be read. */
export function LoadingProblem({ error, isRetrying, onRetry }: LoadingProblemProps) {
  return (
    <div className={classes.problem} role="alert">
      <Title order={2}>Your assessment could not be loaded</Title>
      <Text>{describeError(error)}</Text>
      <Text className={classes.calm}>Nothing that you have saved or entered is lost.</Text>
      <Button onClick={onRetry} loading={isRetrying} className={classes.retry}>
        Try again
      </Button>
    </div>
  )
}
