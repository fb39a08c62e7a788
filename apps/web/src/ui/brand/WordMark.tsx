import type { Outline } from './outlines.ts'

/** A drawn word in the colour of the text around it. Hidden from screen readers: the text beside it says the name. */
export function WordMark({ outline }: { outline: Outline }) {
  const { width, height, path } = outline
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path fill="currentColor" d={path} />
    </svg>
  )
}
