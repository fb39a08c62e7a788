import { productName, supportEmail } from '@suv/domain'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTakenOver } from '../../first-load/use-taken-over.ts'
import { Logo } from '../../ui/brand/Logo.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { Promises } from './Promises.tsx'
import { SampleSignIn } from './SampleSignIn.tsx'
import { SignInForm } from './SignInForm.tsx'
import classes from './SignInPage.module.css'

// Few members have it.
const SecondStep = lazy(() => import('./SecondStep.tsx'))

export function SignInPage() {
  useTakenOver()
  // A new password of a member with two-step verification leads here for the code.
  const hash = useLocation({ select: (location) => location.hash })
  const [isSecondStep, setSecondStep] = useState(false)
  // Not in the first rendering, which is the one that was made at build time.
  useEffect(() => {
    if (hash === 'code') setSecondStep(true)
  }, [hash])
  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <div className={classes.top}>
          <a className={classes.logo} href="/" aria-label={`${productName}: start page`}>
            <Logo />
          </a>
          <a className={classes.back} href="/">
            <Icon of={IconArrowLeft} />
            Back to Home
          </a>
        </div>
        <div className={classes.column}>
          <div>
            <h1 className={classes.heading}>Sign in</h1>
            <p className={classes.lead}>
              {isSecondStep
                ? 'One more step: show that it is you.'
                : 'Go on with your Start-Up Visa application.'}
            </p>
          </div>
          {isSecondStep ? (
            <Suspense>
              <SecondStep onStartOver={() => setSecondStep(false)} />
            </Suspense>
          ) : (
            <div className={classes.ways}>
              <SignInForm onSecondStep={() => setSecondStep(true)} />
              <PasskeySignIn />
            </div>
          )}
          <div className={classes.notice}>
            <p>
              <strong>Active Members Only:</strong> login credentials are provided after purchasing a
              membership. <Link to="/signup">See the membership</Link>
            </p>
            <p>
              Trouble signing in? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </p>
          </div>
          {/* Last: it comes when the page is already read, and must not push the form away. */}
          {!isSecondStep && <SampleSignIn onSecondStep={() => setSecondStep(true)} />}
        </div>
      </main>
      <Promises />
    </div>
  )
}
