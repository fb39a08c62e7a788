import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './OfferCard.module.css'

/** In the place of the offer, for who has it. */
export function HasMembership() {
  return (
    <section className={classes.card} aria-labelledby="full-access">
      <Title order={2} id="full-access">
        You have Full Access
      </Title>
      <Text size="sm">Every area is open to you. There is nothing to buy.</Text>
      <Button fullWidth renderRoot={(props) => <Link to="/dashboard" {...props} />}>
        Go to Dashboard
      </Button>
      <Button variant="default" fullWidth renderRoot={(props) => <Link to="/account" {...props} />}>
        See your membership
      </Button>
    </section>
  )
}
