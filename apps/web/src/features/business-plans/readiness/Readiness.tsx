import '@mantine/core/styles/Progress.layer.css'
import { Progress, Text, Title } from '@mantine/core'
import {
  assumedReadiness,
  completeSectionLength,
  type PlanTextRow,
  planProgress,
  planSections,
  sectionCompletion,
} from '@suv/domain'
import { CompletionMark } from './CompletionMark.tsx'
import classes from './Readiness.module.css'

const words = { 0: 'Empty', 50: 'Begun', 100: 'Written' } as const

type Props = {
  texts: PlanTextRow
  /** False before the first word of a plan: there is no progress to tell of yet. */
  isKnown: boolean
}

/** How far the plan is, as a whole and section by section. */
export function Readiness({ texts, isKnown }: Props) {
  const readiness = isKnown ? planProgress(texts) : assumedReadiness
  return (
    <section className={classes.card} aria-labelledby="readiness">
      <div className={classes.head}>
        <div>
          <Title order={2} id="readiness">
            Readiness
          </Title>
          <Text c="dimmed" size="sm">
            {isKnown
              ? `The average of the six sections. A section counts in full from ${completeSectionLength} characters on: length is counted, not quality.`
              : `A starting assumption of ${assumedReadiness}%, because nothing is written yet. With your first words it becomes your own figure.`}
          </Text>
        </div>
        <data className={classes.percent} value={readiness} data-assumed={!isKnown || undefined}>
          {readiness}%
        </data>
      </div>
      <Progress
        value={readiness}
        size={8}
        color={isKnown ? 'spruce' : 'gray'}
        aria-label={isKnown ? 'Readiness of the plan' : 'Assumed readiness of the plan'}
      />
      <dl className={classes.grid}>
        {planSections.map(({ key, name, field }) => {
          const completion = sectionCompletion(texts[field])
          return (
            <div key={key} className={classes.cell}>
              <dt>{name}</dt>
              <dd>
                <CompletionMark completion={completion} />
                <span className="figures">{completion}%</span>
                <span className={classes.word}>{words[completion]}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
