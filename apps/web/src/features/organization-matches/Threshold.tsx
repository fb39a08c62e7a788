import { type Company, defaultMatchThreshold } from '@suv/domain'
import { useId } from 'react'
import classes from './WeightsPanel.module.css'

type Props = {
  threshold: number
  fitting: number
  scored: number
  canEdit: boolean
  onChange: (threshold: Company['matchThreshold']) => void
}

/** From how many points on an organization counts as a match: the answer to 'how many' stands beside it while it moves. */
export function Threshold({ threshold, fitting, scored, canEdit, onChange }: Props) {
  const id = useId()
  return (
    <div className={classes.threshold}>
      <p className={classes.count} role="status">
        {fitting === 1 ? '1 of ' : `${fitting} of `}
        {scored === 1 ? '1 organization matches' : `${scored} organizations match`}
      </p>
      {canEdit ? (
        <div className={classes.weight}>
          <label htmlFor={id}>A match has at least</label>
          <output className={classes.points} htmlFor={id}>
            {threshold} of 100 points
          </output>
          <input
            id={id}
            className={classes.slider}
            type="range"
            min={0}
            max={100}
            step={5}
            value={threshold}
            aria-valuetext={`${threshold} of 100 points`}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
          />
        </div>
      ) : (
        <p className={classes.points}>A match has at least {threshold} of 100 points.</p>
      )}
      {threshold !== defaultMatchThreshold && (
        <p className={classes.points}>{defaultMatchThreshold} points are given at first.</p>
      )}
    </div>
  )
}
