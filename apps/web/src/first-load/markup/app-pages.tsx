import { type ScreenerStep, screenerStepNumbers } from '@suv/domain'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from '../../App.tsx'
import { demoDraftKey } from '../../features/demo/frame/screener-draft.ts'
import { ShownStep } from '../../features/eligibility/shown-step.ts'
import { visitorResultKey } from '../../features/eligibility/visitor-result.ts'
import { createAppRouter } from '../../router.tsx'

/** The pages of the app that are open to all: made at build time, then taken over by the app in the browser. */
export const appPages = [
  {
    path: '/login',
    route: 'login',
    title: 'Sign in',
    description: 'Sign in to go on with your Start-Up Visa application.',
    noscript: 'Signing in needs JavaScript. Turn it on in your browser, then reload the page.',
  },
  {
    path: '/signup',
    route: 'signup',
    title: 'Membership',
    description:
      'What Full Access includes and what it costs: one payment, every area, and 30 days in which you get your money back.',
    noscript: 'The purchase needs JavaScript. Turn it on in your browser, then reload the page.',
  },
  {
    path: '/demo',
    route: '_demo/demo',
    title: 'Demo',
    description:
      'Try the eligibility screener and look at designated organizations, free of charge and without an account.',
    noscript:
      'The demo counts your views in the browser, which needs JavaScript. You can read this page without it.',
  },
  {
    path: '/demo/organizations',
    route: '_demo/demo_.organizations',
    title: 'Designated organizations (demo)',
    description:
      "Five of the designated organizations that can support an application to Canada's Start-Up Visa program.",
    noscript: 'The list of organizations needs JavaScript. Turn it on in your browser, then reload the page.',
  },
  {
    path: '/demo/eligibility',
    route: '_demo/demo_.eligibility',
    title: 'Eligibility screener (demo)',
    description:
      "Five steps, about five minutes: see where you stand with the requirements of Canada's Start-Up Visa program.",
    noscript: 'The screener works in your browser and needs JavaScript. Turn it on, then reload the page.',
  },
] as const

/** What goes into #root. The browser's first render gives the same. */
export async function renderAppPage(path: string, step: ScreenerStep = 1): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(
    <ShownStep value={step}>
      <App router={router} />
    </ShownStep>,
  )
}

/** The page of the screener, which shows the step that a tab was at: what goes into its `main` for each step but the first. */
export const screenerPage = {
  path: '/demo/eligibility',
  draftKey: demoDraftKey,
  resultKey: visitorResultKey,
  renderLaterSteps: () =>
    Promise.all(
      screenerStepNumbers.slice(1).map(async (step) => {
        const main = /<main\b[^>]*>(.*)<\/main>/s.exec(await renderAppPage('/demo/eligibility', step))?.[1]
        if (main === undefined) throw new Error('The page of the screener has no main part.')
        return { step, main }
      }),
    ),
}
