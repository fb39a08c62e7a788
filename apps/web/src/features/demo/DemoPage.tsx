import { productName } from '@suv/domain'
import { EligibilityCard } from './cards/EligibilityCard.tsx'
import { LockedCards } from './cards/LockedCards.tsx'
import { OrganizationsCard } from './cards/OrganizationsCard.tsx'
import classes from './DemoPage.module.css'
import { DemoFrame } from './frame/DemoFrame.tsx'
import { ResetDemo } from './ResetDemo.tsx'
import { ViewsBanner } from './ViewsBanner.tsx'

/** The start of the demo: what is open to a visitor, what is limited, and what comes with full access. */
export function DemoPage() {
  return (
    <DemoFrame>
      <div className={classes.page}>
        <div className={classes.head}>
          <h1>Try {productName} without an account</h1>
          <p className="dimmed measure">
            Check where you stand with the eligibility screener, and look at some of the organizations that
            can support an application. No payment and no sign-up.
          </p>
        </div>
        <ViewsBanner />
        <div className={classes.open}>
          <EligibilityCard />
          <OrganizationsCard />
        </div>
        <LockedCards />
        <ResetDemo />
      </div>
    </DemoFrame>
  )
}
