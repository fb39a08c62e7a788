import { Anchor, Text, Title } from '@mantine/core'
import { productName } from '@suv/domain'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { supportEmail } from '../../support.ts'
import { Logo } from '../../ui/brand/Logo.tsx'
import { Promises } from './Promises.tsx'
import { SampleSignIn } from './SampleSignIn.tsx'
import { SignInForm } from './SignInForm.tsx'
import classes from './SignInPage.module.css'

export function SignInPage() {
  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <div className={classes.top}>
          <Link className={classes.logo} to="/" aria-label={`${productName}: start page`}>
            <Logo />
          </Link>
          <Link className={classes.back} to="/">
            <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
            Back to Home
          </Link>
        </div>
        <div className={classes.column}>
          <div>
            <Title order={1} className={classes.heading}>
              Sign in
            </Title>
            <Text c="dimmed" mt={4}>
              Go on with your Start-Up Visa application.
            </Text>
          </div>
          <SampleSignIn />
          <SignInForm />
          <div className={classes.notice}>
            <Text size="sm">
              <strong>Active Members Only:</strong> login credentials are provided after purchasing a
              membership.{' '}
              <Anchor inherit renderRoot={(props) => <Link to="/signup" {...props} />}>
                See the membership
              </Anchor>
            </Text>
            <Text size="sm" mt="xs">
              Trouble signing in? Write to{' '}
              <Anchor inherit href={`mailto:${supportEmail}`}>
                {supportEmail}
              </Anchor>
            </Text>
          </div>
        </div>
      </main>
      <Promises />
    </div>
  )
}
