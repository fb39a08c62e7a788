import type { JudgedPaper } from '@suv/domain'
import type { PointerEvent } from 'react'
import type { Scale } from './scale.ts'
import classes from './Validity.module.css'

type Props = { paper: JudgedPaper; scale: Scale; day: string; onDay: (day: string) => void }

/**
 * The days on which a paper counts, and the chosen day across them. A picture of what stands beside it in words; dragging
 * along it moves the day.
 */
export function PaperBar({ paper, scale, day, onDay }: Props) {
  const { from, lastDay, refusal, isLasting } = paper
  const left = from === null ? 0 : scale.at(from)
  const right = isLasting ? 100 : lastDay === null ? 0 : scale.at(lastDay)

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left: edge, width } = event.currentTarget.getBoundingClientRect()
    onDay(scale.dayAt(((event.clientX - edge) / width) * 100))
  }

  return (
    <div
      className={classes.plot}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
    >
      <div className={classes.track} />
      {right > left && (
        <div
          className={classes.bar}
          data-refused={refusal !== null || undefined}
          style={{ left: `${left}%`, width: `${right - left}%` }}
        />
      )}
      <div className={classes.today} style={{ left: `${scale.at(scale.today)}%` }} />
      <div className={classes.day} style={{ left: `${scale.at(day)}%` }} />
    </div>
  )
}
