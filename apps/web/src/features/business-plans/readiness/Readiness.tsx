import '@mantine/core/styles/Progress.layer.css'
import { Progress, Text, Title } from '@mantine/core'
import {
  completeSectionLength,
  type PlanTextRow,
  planProgress,
  planSections,
  sectionCompletion,
} from '@suv/domain'
import { CompletionMark } from './CompletionMark.tsx'
import classes from './Readiness.module.css'

const words = { 0: 'Empty', 50: 'Begun', 100: 'Written' } as const

type Props = { texts: PlanTextRow }

/** How far the plan is, as a whole and section by section. */
export function Readiness({ texts }: Props) {
  const readiness = planProgress(texts)
  return (
    <section className={classes.card} aria-labelledby="readiness">
      <div className={classes.head}>
        <div>
          <Title order={2} id="readiness">
            Readiness
          </Title>
          <Text c="dimmed" size="sm">
            {`The average of the six sections. A section counts in full from ${completeSectionLength} characters on: length is counted, not quality.`}
          </Text>
        </div>
        <data className={classes.percent} value={readiness}>
          {readiness}%
        </data>
      </div>
      <Progress value={readiness} size={8} color="spruce" aria-label="Readiness of the plan" />
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
