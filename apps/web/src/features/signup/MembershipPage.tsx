import { Text, Title } from '@mantine/core'
import { productName } from '@suv/domain'
import { ProgramStatus } from '../../ui/ProgramStatus.tsx'
import { useHasAccess } from '../session/use-has-access.ts'
import { FeatureList } from './FeatureList.tsx'
import { HasMembership } from './HasMembership.tsx'
import classes from './MembershipPage.module.css'
import { OfferCard } from './OfferCard.tsx'
import { SignupFrame } from './SignupFrame.tsx'

/** The membership: what it costs, what it includes, and what it does not. */
export function MembershipPage() {
  const hasAccess = useHasAccess()
  return (
    <SignupFrame hasAccess={hasAccess}>
      <div className={classes.page}>
        <div className={classes.head}>
          <Title order={1}>One payment, every area of {productName}</Title>
          <Text c="dimmed" maw="38rem">
            Full Access takes you from the first eligibility check to the permanent residence application, and
            keeps what you find out and decide on the way.
          </Text>
          <ProgramStatus />
        </div>
        <div className={classes.offer}>{hasAccess ? <HasMembership /> : <OfferCard />}</div>
        <div className={classes.features}>
          <FeatureList />
          <Text c="dimmed" size="sm" maw="40rem">
            The membership is for this software. It helps you prepare and keep track; it includes no legal
            advice, and the immigration authority alone decides on an application.
          </Text>
        </div>
      </div>
    </SignupFrame>
  )
}
