import { Text, Title } from '@mantine/core'
import { jobsGuidance } from '@suv/domain'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import classes from './AlignmentCard.module.css'

/** What a plan for this program is usually asked about. Guidance, and worded as such. */
export function AlignmentCard() {
  const { minimum, maximum, byYear, source } = jobsGuidance
  return (
    <section className={classes.card} aria-labelledby="alignment">
      <Title order={2} id="alignment">
        Start-Up Visa alignment
      </Title>
      <dl className={classes.facts}>
        <div>
          <dt>Jobs to plan for</dt>
          <dd>
            {minimum}-{maximum} jobs by Year {byYear}
          </dd>
        </div>
      </dl>
      <Text size="sm">
        This range is guidance for an ambitious plan. The program sets no number of jobs: it asks for a
        business that is innovative, can create jobs for Canadians and can compete on a global scale. Plan
        what you can defend.
      </Text>
      <Text size="sm">
        <ExternalLink href={source.url}>{source.title}</ExternalLink>
      </Text>
    </section>
  )
}
