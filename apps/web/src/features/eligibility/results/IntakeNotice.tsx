import { Title } from '@mantine/core'
import type { EditionComparison } from '@suv/domain'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import classes from './aside.module.css'

/** That the program takes no new applications at present. Nothing is said while it does. */
export function IntakeNotice({ intake }: { intake: EditionComparison['intake'] }) {
  if (intake.status === 'open') return null
  return (
    <section className={classes.box} aria-labelledby="intake" data-tone="plain">
      <Title order={3} id="intake" className={classes.title}>
        New applications are paused
      </Title>
      <p>{intake.summary}</p>
      <p>Use this result to prepare; it does not mean that you can apply today.</p>
      <SourceLine figure={intake} />
    </section>
  )
}
