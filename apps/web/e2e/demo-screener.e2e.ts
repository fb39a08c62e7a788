import {
  eligibleAnswers,
  fillAllSteps,
  listedGaps,
  nextButton,
  partlyEligibleAnswers,
  waitForResult,
} from './support/screener.ts'
import { expect, test } from './support/test.ts'

test.describe('the screener of the demo', () => {
  test('says that nothing is saved, and leads to the demo and to the offer', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo/eligibility')
    await expect(page.getByText('Results are not saved in demo mode')).toBeVisible()
    const header = page.getByRole('banner')
    await expect(header.getByText('Demo Mode', { exact: true })).toBeVisible()
    const targets = [
      [header.getByRole('link', { name: 'Landfall: start page' }), '/'],
      [header.getByRole('link', { name: 'Sign in' }), '/login'],
      [header.getByRole('link', { name: 'Upgrade to Full Access' }), '/signup'],
      [page.getByRole('link', { name: 'Back to Demo' }), '/demo'],
      [page.getByRole('link', { name: 'Sign up to save your results' }), '/signup'],
    ] as const
    for (const [link, target] of targets) await expect(link).toHaveAttribute('href', target)
  })

  test('evaluates without asking the server, and then offers the result', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo/eligibility')
    const calls: string[] = []
    page.on('request', (request) => {
      if (/\/(trpc|api)\//.test(request.url())) calls.push(request.url())
    })
    await fillAllSteps(page, partlyEligibleAnswers)
    await nextButton(page).click()
    await waitForResult(page)
    await expect(page.getByRole('heading', { level: 2, name: 'Partially eligible' })).toBeVisible()
    expect(await listedGaps(page)).toEqual([
      'Increase ownership to at least 10% (currently 9%)',
      'Improve language scores to CLB 5+ in: writing',
      'Increase settlement funds by $3,360 CAD',
    ])

    await page.getByRole('link', { name: 'Back to Demo' }).click()
    const card = page.getByRole('region', { name: 'Eligibility Screener' })
    await card.getByRole('link', { name: 'View Results' }).click()
    await waitForResult(page)
    expect(calls).toEqual([])
  })

  test('after a reset it starts over', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo/eligibility')
    await fillAllSteps(page, eligibleAnswers)
    await nextButton(page).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Eligible on these answers' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Demo' }).click()
    await page.getByRole('button', { name: 'Reset the demo' }).click()
    await page.getByRole('link', { name: 'Start Screening' }).click()
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible()
  })
})
