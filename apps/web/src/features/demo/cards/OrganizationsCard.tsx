import { Button } from '@mantine/core'
import { demoProgress, demoViewLimit, mayViewOrganizations, remainingOrganizationViews } from '@suv/domain'
import { IconBuildingCommunity } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../../ui/Icon.tsx'
import { DemoBadge } from '../frame/DemoBadge.tsx'
import { useDemo } from '../frame/use-demo.ts'
import classes from './cards.module.css'

/** The list of organizations, as far as the demo opens it. */
export function OrganizationsCard() {
  const { usage, hasAccess } = useDemo()
  const used = demoViewLimit - remainingOrganizationViews(usage)
  const mayView = mayViewOrganizations(usage)
  return (
    <section className={classes.card} aria-labelledby="organization-browser">
      <div className={classes.top}>
        <Icon of={IconBuildingCommunity} size={28} className={classes.icon} />
        <DemoBadge tone="amber">Limited access</DemoBadge>
      </div>
      <div className={classes.text}>
        <h2 id="organization-browser">Organization Browser</h2>
        <p className="dimmed">
          {mayView
            ? `Look at ${demoViewLimit} of the designated organizations: what they are, where they are and what they focus on.`
            : hasAccess
              ? 'You have used all your views of the demo. The whole list is open to you.'
              : 'You have used all your views. Full Access opens the whole list.'}
        </p>
      </div>
      <div className={classes.used}>
        <span className="figures">
          {used} of {demoViewLimit} views used
        </span>
        <progress
          className={classes.progress}
          value={demoProgress(usage)}
          max={100}
          data-tone={mayView ? undefined : 'amber'}
          aria-label="Organization views used"
        />
      </div>
      <Button
        className={classes.action}
        variant="default"
        renderRoot={(props) => (
          <Link to={mayView ? '/demo/organizations' : hasAccess ? '/organizations' : '/signup'} {...props} />
        )}
      >
        {mayView || hasAccess ? 'Browse Organizations' : 'Upgrade to Browse'}
      </Button>
    </section>
  )
}
