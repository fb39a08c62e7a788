import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { compareSides, type TextPart } from './compare-texts.ts'
import classes from './SideBySide.module.css'

type Side = { readonly label: string; readonly text: string }

type Props = {
  /** Of what the texts are, where several pairs stand on one screen: 'Market Analysis'. */
  about?: string
  left: Side
  right: Side
}

/** Two texts beside each other, on a phone below each other, with the words marked that only one of them has. */
export function SideBySide({ about, left, right }: Props) {
  const nameOf = (label: string) => (about === undefined ? label : `${about}, ${label}`)
  const parts = useMemo(() => compareSides(left.text, right.text), [left.text, right.text])
  return (
    <div className={classes.sides}>
      <Column label={left.label} name={nameOf(left.label)} parts={parts.left} />
      <Column label={right.label} name={nameOf(right.label)} parts={parts.right} />
    </div>
  )
}

function Column({ label, name, parts }: { label: string; name: string; parts: readonly TextPart[] }) {
  const isEmpty = parts.every(({ text }) => text === '')
  return (
    // A scrolling text must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.side} aria-label={name} tabIndex={0}>
      <Text className={classes.label}>{label}</Text>
      <div className={classes.text}>
        {isEmpty && <span className={classes.empty}>Empty</span>}
        {parts.map(({ text, isDifferent }, index) =>
          isDifferent ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
            <mark key={index}>{text}</mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={index}>{text}</span>
          ),
        )}
      </div>
    </section>
  )
}
