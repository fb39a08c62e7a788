import { Anchor, Text, Title } from '@mantine/core'
import { productName } from '@suv/domain'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { supportEmail } from '../../support.ts'
import { Logo } from '../../ui/brand/Logo.tsx'
import { Promises } from './Promises.tsx'
import { SampleSignIn } from './SampleSignIn.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import classes from './SignInPage.module.css'

export function SignInPage() {
  // A new password of a member with two-step verification leads here for the code.
  const hash = useLocation({ select: (location) => location.hash })
  const [isSecondStep, setSecondStep] = useState(hash === 'code')
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
              {isSecondStep
                ? 'One more step: show that it is you.'
                : 'Go on with your Start-Up Visa application.'}
            </Text>
          </div>
          {isSecondStep ? (
            <SecondStepForm onStartOver={() => setSecondStep(false)} />
          ) : (
            <>
              <SampleSignIn onSecondStep={() => setSecondStep(true)} />
              <SignInForm onSecondStep={() => setSecondStep(true)} />
            </>
          )}
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
