import type { Outline } from './outlines.ts'
import wordMarks from './word-marks.svg'

/** A drawn word in the colour of the text around it. Hidden from screen readers: the text beside it says the name. */
export function WordMark({ outline }: { outline: Outline }) {
  const { id, width, height } = outline
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${wordMarks}#${id}`} />
    </svg>
  )
}
