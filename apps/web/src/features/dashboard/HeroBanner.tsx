import { Button, Text, Title, VisuallyHidden } from '@mantine/core'
import { productName } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import classes from './DashboardPage.module.css'

/** What the product is to its member, and what it is not. */
export function HeroBanner() {
  return (
    <section className={`${classes.banner} ${classes.hero}`} aria-labelledby="hero">
      <div className={classes.message}>
        <Title order={2} id="hero">
          Your trusted partner for the Start-Up Visa
        </Title>
        <Text mt="2xs">
          {productName} keeps your plan, your papers and your dates in one place, and shows the source of
          every rule. It is independent of the Government of Canada, which alone decides on applications.
        </Text>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" renderRoot={(props) => <Link to="/eligibility" {...props} />}>
          Start Your Journey
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/resources" {...props} />}>
          Learn More
          {/* A list of links, as readers of screens make one, says where it leads. */}
          <VisuallyHidden component="span"> in the resources</VisuallyHidden>
        </Button>
      </div>
    </section>
  )
}
