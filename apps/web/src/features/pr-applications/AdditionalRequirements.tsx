import { Text, Title } from '@mantine/core'
import { additionalRequirements } from './application-text.ts'
import classes from './PrApplicationPage.module.css'

/** Four more things that go into the application. */
export function AdditionalRequirements() {
  return (
    <section className={classes.card} aria-labelledby="additional">
      <Title order={2} id="additional">
        Additional Requirements
      </Title>
      <ul className={classes.items}>
        {additionalRequirements.map(([title, text]) => (
          <li key={title}>
            <Title order={3}>{title}</Title>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
