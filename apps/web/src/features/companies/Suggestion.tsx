import { Button, VisuallyHidden } from '@mantine/core'
import type { CompanySuggestion } from '@suv/domain'
import classes from './CompanyForm.module.css'
import { factLabels, factText } from './typed-facts.ts'

type Props = { suggestion: CompanySuggestion; onAccept: () => void }

/** What the plan seems to say of a fact, with the sentence: for the founder to take over or to leave. */
export function Suggestion({ suggestion, onAccept }: Props) {
  const { fact, value, sentence, from } = suggestion
  return (
    <div className={classes.suggestion}>
      <blockquote className={classes.quote} cite="/business-plan">
        {sentence}
      </blockquote>
      <p className={classes.source}>Your plan, {from}</p>
      <Button variant="default" onClick={onAccept}>
        <span>{fact === 'oneLiner' ? 'Use this sentence' : `Use ${factText(fact, value)}`}</span>
        <VisuallyHidden>, for: {factLabels[fact]}</VisuallyHidden>
      </Button>
    </div>
  )
}
