import { SiteFrame } from '../../ui/public/SiteFrame.tsx'
import { DataPromise } from './DataPromise.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import { FinalCall } from './FinalCall.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Pricing } from './Pricing.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { Stats } from './Stats.tsx'

/** The first page of a stranger's first visit. */
export function LandingPage({ organizationCount }: { organizationCount: number }) {
  return (
    <SiteFrame path="/">
      <Hero />
      <Stats organizationCount={organizationCount} />
      <HowItWorks />
      <ProductPicture />
      <FeatureCards />
      <DataPromise />
      <Pricing />
      <FinalCall />
    </SiteFrame>
  )
}
