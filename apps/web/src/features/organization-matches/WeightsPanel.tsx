import { Button, Text } from '@mantine/core'
import { defaultMatchWeights, type MatchWeights, matchPartKeys, normalizeWeights } from '@suv/domain'
import { useId } from 'react'
import { partNames } from './part-names.ts'
import { isDefault } from './ranking.ts'
import classes from './WeightsPanel.module.css'

type Props = { weights: MatchWeights; onChange: (weights: MatchWeights) => void }

/** How much each part of a match counts. The order below answers while one moves. */
export function WeightsPanel({ weights, onChange }: Props) {
  const id = useId()
  const points = normalizeWeights(weights)
  return (
    <details className={classes.panel}>
      <summary className={classes.summary}>Change what counts</summary>
      <Text size="sm" c="dimmed" mt="2xs" mb="sm">
        Move a weight, and the matches take their new order at once. The six share 100 points. Your stored
        scores stay as they are.
      </Text>
      <div className={classes.grid}>
        {matchPartKeys.map((key) => (
          <div key={key} className={classes.weight}>
            <label htmlFor={`${id}-${key}`}>{partNames[key]}</label>
            <output className={classes.points} htmlFor={`${id}-${key}`}>
              {points[key]} points
            </output>
            <input
              id={`${id}-${key}`}
              className={classes.slider}
              type="range"
              min={0}
              max={100}
              step={5}
              value={weights[key]}
              aria-valuetext={`${points[key]} of 100 points`}
              onChange={(event) => onChange({ ...weights, [key]: Number(event.currentTarget.value) })}
            />
          </div>
        ))}
      </div>
      <Button
        mt="sm"
        variant="default"
        aria-disabled={isDefault(weights)}
        data-disabled={isDefault(weights)}
        onClick={() => onChange(defaultMatchWeights)}
      >
        Reset weights
      </Button>
    </details>
  )
}
