import { Button, Title } from '@mantine/core'
import type { Verdict } from '@suv/domain'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import classes from './aside.module.css'
import { differencesOf, differenceText, editionInSentence, otherVerdictText } from './other-edition.ts'

type OtherEditionProps = {
  shown: Verdict
  other: Verdict
  onChoose: () => void
}

/** What another edition of the rules makes of the same answers, for comparison, and the way to read the result under it. */
export function OtherEdition({ shown, other, onChoose }: OtherEditionProps) {
  const differences = differencesOf(shown, other)
  return (
    <section className={classes.box} aria-labelledby="other-edition" data-tone="plain">
      <Title order={3} id="other-edition" className={classes.title}>
        For comparison: {editionInSentence(other)}
      </Title>
      {differences.map((difference) => (
        <p key={difference.key}>{differenceText(difference, other)}</p>
      ))}
      <p className={classes.strong}>{otherVerdictText(shown, other)}</p>
      {sourcesOf(differences).map((difference) => (
        <SourceLine key={difference.key} figure={difference} />
      ))}
      <Button variant="default" mt="xs" onClick={onChoose}>
        Read it under the {editionInSentence(other)}
      </Button>
    </section>
  )
}

/** One of each source and date: figures of a block mostly come from one page. */
function sourcesOf(differences: ReturnType<typeof differencesOf>): ReturnType<typeof differencesOf> {
  const told = ({ source, effectiveFrom, checkedOn }: (typeof differences)[number]) =>
    [source.url, effectiveFrom, checkedOn].join(' ')
  return [...new Map(differences.map((difference) => [told(difference), difference])).values()]
}
