import { Button, Group, Text, Title } from '@mantine/core'
import { demoViewLimit, type ListedOrganization } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { cityOf, organizationTypeNames } from '../../organizations/organization-text.ts'
import { useDemo } from '../frame/use-demo.ts'
import classes from './DemoLimitReached.module.css'
import { OrganizationDetails } from './OrganizationDetails.tsx'

type DemoLimitReachedProps = {
  /** What was opened in this browser; the last view still shows what it was used for. */
  opened: readonly ListedOrganization[]
  headingRef: Ref<HTMLHeadingElement>
}

export function DemoLimitReached({ opened, headingRef }: DemoLimitReachedProps) {
  const { hasAccess } = useDemo()
  return (
    <div className={classes.page}>
      <div className={classes.limit}>
        <Title order={1} ref={headingRef} tabIndex={-1} className={classes.heading}>
          Demo Limit Reached
        </Title>
        <Text>
          You have used all {demoViewLimit} organization views of the demo. {hasAccess ? 'With your' : 'With'}{' '}
          Full Access you see every listed organization, as often as you like, and how well each one fits your
          business.
        </Text>
        <Group mt="xs">
          <Button renderRoot={(props) => <Link to={hasAccess ? '/organizations' : '/signup'} {...props} />}>
            {hasAccess ? 'Browse Organizations' : 'Upgrade to Full Access'}
          </Button>
          <Button variant="default" renderRoot={(props) => <Link to="/demo" {...props} />}>
            Back to Demo
          </Button>
        </Group>
      </div>
      {opened.length > 0 && (
        <section className={classes.section} aria-labelledby="viewed">
          <Title order={2} id="viewed">
            What you viewed
          </Title>
          <ul className={classes.list}>
            {opened.toReversed().map((organization) => (
              <li key={organization.id} className={classes.item}>
                <Title order={3}>{organization.name}</Title>
                <Text size="sm" c="dimmed" mb="xs">
                  {[organizationTypeNames[organization.type], cityOf(organization)]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </Text>
                <OrganizationDetails organization={organization} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
