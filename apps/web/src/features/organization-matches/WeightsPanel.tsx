import { Skeleton, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { WeightsProps } from './WeightsFields.tsx'
import classes from './WeightsPanel.module.css'

// Most visits never move a weight.
const WeightsFields = lazy(() => import('./WeightsFields.tsx'))

/** How much each part of a match counts. The order below answers while one moves. */
export function WeightsPanel(props: WeightsProps) {
  const [isWanted, setWanted] = useState(false)
  return (
    <details className={classes.panel} onToggle={() => setWanted(true)}>
      <summary className={classes.summary}>Change what counts</summary>
      <Text size="sm" c="dimmed" mt="2xs" mb="sm">
        Move a weight, and the matches take their new order at once. The six share 100 points. Your stored
        scores stay as they are.
      </Text>
      {isWanted && (
        <Suspense fallback={<Skeleton height={200} />}>
          <WeightsFields {...props} />
        </Suspense>
      )}
    </details>
  )
}
