import { Text, Title } from '@mantine/core'
import { openWorkPermitOnly, workPermitClosed, workPermitYears } from '@suv/domain'
import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { FileRules } from './FileRules.tsx'
import { benefits, eligibility } from './permit-text.ts'
import classes from './WorkPermitsPage.module.css'

/** What the permit is: benefits, who could have it, and what has changed since. */
export function Explainer() {
  return (
    <section className={classes.card} aria-labelledby="explainer">
      <div>
        <Title order={2} id="explainer">
          Start-Up Visa Open Work Permit
        </Title>
        <Text mt="2xs" maw="44rem">
          It lets essential founders work on their business in Canada while their application for permanent
          residence is processed.
        </Text>
      </div>
      <div className={classes.columns}>
        <div>
          <Title order={3}>Benefits</Title>
          <ul className={classes.points}>
            {benefits.map((text) => (
              <li key={text}>
                <Icon of={IconCheck} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <Text size="sm" mt="xs">
            {workPermitYears.source.note}
          </Text>
          <SourceLine figure={workPermitYears} />
        </div>
        <div>
          <Title order={3}>Eligibility</Title>
          <ul className={classes.points}>
            {eligibility.map((text) => (
              <li key={text}>
                <Icon of={IconPointFilled} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={classes.notices}>
        <Notice tone="amber">
          <p>
            <strong>{workPermitClosed.value}</strong>
          </p>
          <p>{workPermitClosed.source.note}</p>
          <SourceLine figure={workPermitClosed} />
        </Notice>
        <Notice tone="plain">
          <p>{openWorkPermitOnly.value}</p>
          <SourceLine figure={openWorkPermitOnly} />
        </Notice>
      </div>
      <FileRules />
    </section>
  )
}
