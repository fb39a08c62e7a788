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
            <h1 className={classes.heading}>Sign in</h1>
            <p className={classes.lead}>Go on with your Start-Up Visa application.</p>
          </div>
          <SignInForm />
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
          <SampleSignIn />
        </div>
      </main>
      <Promises />
    </div>
  )
}
