import { Button, Group, Text } from '@mantine/core'
import { formatCad, formatDate, type Membership as MembershipFacts } from '@suv/domain'
import { IconDownload } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import rowClasses from '../../ui/rows.module.css'
import { useMe } from '../session/use-me.ts'
import classes from './ProfileFacts.module.css'
import { RowsSkeleton } from './RowsSkeleton.tsx'

const memberRoute = getRouteApi('/_member')

const statusTexts: Record<MembershipFacts['status'], string> = {
  active: 'Active',
  pending: 'Not paid yet',
  expired: 'Expired',
  refunded: 'Refunded',
}

/** What the member paid, with the receipt; for whoever has not paid, the way to the offer. */
export function Membership() {
  const me = useMe()
  const membership = trpc.memberships.get.useQuery({ id: me.id })
  if (membership.data === undefined) {
    return <QueryState what="Your membership" queries={[membership]} loading={<RowsSkeleton count={1} />} />
  }
  const { data } = membership
  if (data?.status === 'active' && data.paidAt === null) return <Given expiresAt={data.expiresAt} />
  if (data === null || data.paidAt === null) return <NotPaid />
  const facts = [
    ['Status', statusTexts[data.status]],
    ['Paid on', formatDate(data.paidAt)],
    ['Amount', `${formatCad(data.membershipFee / 100)} CAD`],
    ['Payment reference', data.providerPaymentIntentId ?? data.providerSubscriptionId ?? 'None was given'],
    ['Runs until', data.expiresAt === null ? 'It does not run out' : formatDate(data.expiresAt)],
  ] as const
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Group>
        <Button
          component="a"
          href="/api/exports/receipt.pdf"
          download
          variant="default"
          leftSection={<Icon of={IconDownload} />}
        >
          Download the receipt
        </Button>
        {data.status !== 'active' && <OfferLink />}
      </Group>
    </>
  )
}

/** A membership that the site's operator made. */
function Given({ expiresAt }: { expiresAt: string | null }) {
  return (
    <div className={rowClasses.empty}>
      <Text fw={560}>You have full access, given to you by the operator of this site</Text>
      <Text size="sm" c="dimmed">
        {`Nothing was charged, so there is no receipt. ${expiresAt === null ? 'It does not run out.' : `It runs until ${formatDate(expiresAt)}.`}`}
      </Text>
    </div>
  )
}

function NotPaid() {
  const { hasAccess } = memberRoute.useRouteContext()
  return (
    <div className={rowClasses.empty}>
      <Text fw={560}>You have no membership of your own</Text>
      <Text size="sm" c="dimmed" mb="md">
        {hasAccess
          ? 'You have full access through a founder of your team.'
          : 'Your account and your data stay yours. Full access opens the working areas.'}
      </Text>
      <OfferLink />
    </div>
  )
}

function OfferLink() {
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/signup" {...props} />}>
      See the offer
    </Button>
  )
}
