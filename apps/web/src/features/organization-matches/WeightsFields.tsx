import { Button } from '@mantine/core'
import { defaultMatchWeights, type MatchWeights, matchPartKeys, normalizeWeights } from '@suv/domain'
import { useId } from 'react'
import { partNames } from './part-names.ts'
import { isDefault } from './ranking.ts'
import classes from './WeightsPanel.module.css'

export type WeightsProps = { weights: MatchWeights; onChange: (weights: MatchWeights) => void }

/** A slider for each part of a match. */
export default function WeightsFields({ weights, onChange }: WeightsProps) {
  const id = useId()
  const points = normalizeWeights(weights)
  return (
    <>
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
    </>
  )
}
