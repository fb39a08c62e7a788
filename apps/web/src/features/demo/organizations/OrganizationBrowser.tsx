import { Text, Title } from '@mantine/core'
import { type DemoUsage, demoOrganizationLimit, type ListedOrganization } from '@suv/domain'
import { trpc } from '../../../trpc.ts'
import { QueryState } from '../../../ui/QueryState.tsx'
import { BackToDemo } from '../BackToDemo.tsx'
import { viewsLeft } from '../frame/views-text.ts'
import classes from './OrganizationBrowser.module.css'
import { OrganizationCard } from './OrganizationCard.tsx'
import { OrganizationSkeletons } from './OrganizationSkeletons.tsx'

type OrganizationBrowserProps = {
  usage: DemoUsage
  /** Until the usage is known, nothing is asked for. */
  isUsageKnown: boolean
  openedIds: readonly string[]
  /** A click on a card, also on one that is open: that one costs no view. */
  onOpen: (organization: ListedOrganization) => void
}

/** The first few designated organizations. It is on the page only while viewing is allowed, and asks the server only then. */
export function OrganizationBrowser({ usage, isUsageKnown, openedIds, onOpen }: OrganizationBrowserProps) {
  const list = trpc.organizations.listDesignated.useQuery(
    { limit: demoOrganizationLimit },
    { enabled: isUsageKnown },
  )
  const organizations = list.data?.slice(0, demoOrganizationLimit)
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <BackToDemo />
        <Title order={1}>Designated organizations</Title>
        <Text c="dimmed" maw="40rem">
          A start-up visa application needs the support of one of these. Open a card for its details: each
          organization counts as one view, stays open, and costs nothing when you come back to it.
        </Text>
      </div>
      <Text role="status" fw={600} className="figures">
        You have {viewsLeft(usage)}.
      </Text>
      {organizations === undefined ? (
        <QueryState what="The organizations" queries={[list]} loading={<OrganizationSkeletons />} />
      ) : organizations.length === 0 ? (
        <div className={classes.empty}>
          <Title order={2}>No organizations available in demo mode</Title>
          <Text c="dimmed">None are listed at the moment. None of your views was used.</Text>
        </div>
      ) : (
        <ul className={classes.list} aria-label="Organizations">
          {organizations.map((organization) => (
            <li key={organization.id} className={classes.item}>
              <OrganizationCard
                organization={organization}
                isOpen={openedIds.includes(organization.id)}
                onClick={() => onOpen(organization)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
