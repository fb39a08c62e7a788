import { Anchor, Button, Text, Title } from '@mantine/core'
import { membershipPrice, supportEmail } from '@suv/domain'
import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.tsx'
import classes from './OfferCard.module.css'
import { PurchaseButton } from './PurchaseButton.tsx'

/** The price, the purchase, and what somebody wants to know before it. */
export function OfferCard() {
  return (
    <section className={classes.card} aria-labelledby="full-access">
      <Title order={2} id="full-access">
        Full Access
      </Title>
      <p className={classes.price}>
        <span className={classes.amount}>{membershipPrice}</span>
        <span className={classes.unit}>one-time, in Canadian dollars</span>
      </p>
      <PurchaseButton />
      <div className={classes.guarantee}>
        <Icon of={IconShieldCheck} size={22} />
        <Text size="sm">
          <strong>30-day money-back guarantee.</strong> Write to us within 30 days of your purchase, and we
          return the whole amount.
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        You pay once; there is no subscription. Your login credentials are provided after the purchase.
      </Text>
      <div className={classes.before}>
        <Text size="sm">Not sure yet? The demo is free and needs no account.</Text>
        <Button variant="default" fullWidth renderRoot={(props) => <Link to="/demo" {...props} />}>
          Try Demo
        </Button>
        <Text size="sm">
          Questions? Write to{' '}
          <Anchor inherit href={`mailto:${supportEmail}`}>
            {supportEmail}
          </Anchor>
        </Text>
      </div>
    </section>
  )
}
