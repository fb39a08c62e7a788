import { productName } from '@suv/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContentPage } from '../../features/content-pages/ContentPage.tsx'
import { articlesBelow, sitePages } from '../../features/content-pages/site-pages.ts'
import { LandingPage } from '../../features/landing/LandingPage.tsx'
import { RulesPage, rulesPage } from '../../features/rules/RulesPage.tsx'
import { tokenStyles } from '../../ui/theme/token-styles.ts'

export { tokenStyles }

export type SiteMarkup = { path: string; title: string; description: string; markup: string }

const landing = {
  path: '/',
  title: `${productName}: know where you stand before you apply for Canada's Start-Up Visa`,
  description:
    'An eligibility screener with sources, organization matching, a business plan builder and application tracking for founders who prepare for Canada’s Start-Up Visa.',
}

/** The pages that only read and link. */
export function renderSite({ organizationCount }: { organizationCount: number }): SiteMarkup[] {
  return [
    { ...landing, markup: renderToStaticMarkup(<LandingPage organizationCount={organizationCount} />) },
    {
      ...rulesPage,
      title: `${rulesPage.title} · ${productName}`,
      markup: renderToStaticMarkup(<RulesPage />),
    },
    ...sitePages.map((page) => ({
      path: page.path,
      title: `${page.title} · ${productName}`,
      description: page.description,
      markup: renderToStaticMarkup(<ContentPage page={page} articles={articlesBelow(page.path)} />),
    })),
  ]
}
