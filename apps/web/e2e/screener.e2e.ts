import {
  choice,
  completeScreener,
  eligibleAnswers,
  fillAllSteps,
  listedGaps,
  nextButton,
  openQuestionnaire,
  partlyEligibleAnswers,
  questions,
  waitForResult,
} from './support/screener.ts'
import { expect, test } from './support/test.ts'

const quebecInForm = 'Quebec is excluded from the Start-Up Visa program. You must choose another province.'
const quebecInResult =
  'The Start-Up Visa program does not apply to Quebec. You must plan to settle in another Canadian province.'

test.describe('the eligibility screener', () => {
  test('shows an eligible member what is met, and what newer figures would change', async ({ page }) => {
    await completeScreener(page, eligibleAnswers)
    await expect(page.getByRole('heading', { level: 2, name: 'Eligible on these answers' })).toBeVisible()
    const met = page.getByRole('region', { name: 'Requirements Met' }).getByRole('listitem')
    await expect(met).toHaveCount(7)
    await expect(met.filter({ hasText: 'Settlement funds' })).toHaveText(
      /You have \$22,000 available.*At least \$21,055 for a family of 3.*Effective 25 Apr 2023 · checked 20 Nov 2026 · Source/,
    )

    const newer = page.getByRole('region', { name: 'Newer figures are in force' })
    await expect(
      newer.getByText(
        'Under the figures in force since 29 Jul 2025 you would need $23,360 in settlement funds, not $21,055.',
      ),
    ).toBeVisible()
    await expect(newer.getByText('Your result would then be: partially eligible.')).toBeVisible()
    await expect(newer.getByText('Increase settlement funds by $1,360 CAD')).toBeVisible()
    await expect(page.getByRole('region', { name: 'New applications are paused' })).toBeVisible()

    await expect(page.getByRole('heading', { name: 'What to Improve' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Find Designated Organizations' }).click()
    await expect(page).toHaveURL('/organizations')
  })

  test('lists exactly what a partially eligible member can improve, and finds it again after a reload', async ({
    page,
    newPage,
  }) => {
    await completeScreener(page, partlyEligibleAnswers)
    const gaps = [
      'Increase ownership to at least 10% (currently 9%)',
      'Improve language scores to CLB 5+ in: writing',
      'Increase settlement funds by $1,055 CAD',
    ]
    await expect(page.getByRole('heading', { level: 2, name: 'Partially eligible' })).toBeVisible()
    expect(await listedGaps(page)).toEqual(gaps)
    await expect(page.getByRole('link', { name: 'Find Designated Organizations' })).toHaveCount(0)
    const saved = await page.getByText(/^Saved \d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}$/).textContent()

    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Partially eligible' })).toBeVisible()
    expect(await listedGaps(page)).toEqual(gaps)
    await expect(page.getByText(saved ?? 'nothing', { exact: true })).toBeVisible()

    // A page of another tab has no memory of this one: the server keeps the verdict.
    const elsewhere = await newPage()
    await elsewhere.goto('/eligibility')
    await expect(elsewhere.getByRole('heading', { level: 2, name: 'Partially eligible' })).toBeVisible()

    await page.getByRole('link', { name: 'View Resources to Improve' }).click()
    await expect(page).toHaveURL('/resources')
  })

  test('says at once that Quebec is excluded, and once more beside the verdict', async ({ page }) => {
    await openQuestionnaire(page)
    await fillAllSteps(page, eligibleAnswers)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByLabel(questions.province).selectOption('Quebec (not eligible)')
    await expect(page.getByRole('alert')).toHaveText(quebecInForm)
    await nextButton(page).click()
    await waitForResult(page)

    await expect(page.getByRole('heading', { level: 2, name: 'Not eligible' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(quebecInResult)
    await expect(page.getByText(quebecInResult)).toHaveCount(1)
    await expect(
      page.getByRole('link', { name: /Resources to Improve|Designated Organizations/ }),
    ).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('explains an admissibility concern, which no figure could close', async ({ page }) => {
    await completeScreener(page, { ...eligibleAnswers, funds: '50000', concerns: 'Yes' })
    await expect(page.getByRole('heading', { level: 2, name: 'Partially eligible' })).toBeVisible()
    expect(await listedGaps(page)).toEqual([])
    await expect(page.getByText('You noted an admissibility concern.')).toBeVisible()
    await expect(page.getByText('Your result would stay: partially eligible.')).toBeVisible()
  })

  test('lets nobody past an unfinished step, and says what to do', async ({ page }) => {
    await page.route('**/trpc/**eligibility.latest**', async (route) => {
      const names = new URL(route.request().url()).pathname.split('/').pop()?.split(',') ?? []
      const response = await route.fetch()
      const answers = [await response.json()].flat()
      const played = answers.map((answer, index) =>
        // As a member sees it who has never been assessed.
        names[index] === 'eligibility.latest' ? { result: { data: { json: null } } } : answer,
      )
      const isBatch = new URL(route.request().url()).searchParams.has('batch')
      await route.fulfill({ response, json: isBatch ? played : played[0] })
    })
    await openQuestionnaire(page)
    await expect(page.getByText('20% complete')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(nextButton(page)).toBeDisabled()

    const ownership = page.getByLabel(questions.ownership)
    await ownership.fill('101')
    await ownership.press('Enter')
    await expect(page.getByText('Voting rights cannot exceed 100%.')).toBeVisible()
    await expect(page.getByText('Choose yes or no.')).toBeVisible()
    await choice(page, questions.business, 'No').check()
    await expect(nextButton(page)).toBeDisabled()
    await ownership.fill('0')
    await expect(nextButton(page)).toBeEnabled()
  })
})
