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
  test('shows an eligible member what is met under the rules in force', async ({ page }) => {
    await completeScreener(page, eligibleAnswers)
    await expect(page.getByRole('heading', { level: 2, name: 'Eligible on these answers' })).toBeVisible()
    const met = page.getByRole('region', { name: 'Requirements Met' }).getByRole('listitem')
    await expect(met).toHaveCount(7)
    await expect(met.filter({ hasText: 'Settlement funds' })).toHaveText(
      /You have \$25,000 available.*At least \$23,360 for a family of 3$/,
    )
    // Sources and dates stand once, on demand.
    const block = page.getByRole('region', { name: 'Requirements Met' })
    await expect(block.getByRole('link', { name: /Source/ })).toHaveCount(0)
    await block.getByText('Sources and dates').click()
    await expect(
      block.locator('details').getByRole('listitem').filter({ hasText: 'Settlement funds' }),
    ).toHaveText(/Effective 29 Jul 2025 · checked 12 Sep 2026 · Source/)
    await expect(page.getByRole('link', { name: 'All figures' }).first()).toHaveAttribute('href', '/rules')
    await expect(page.getByRole('region', { name: 'New applications are paused' })).toBeVisible()

    await expect(page.getByRole('heading', { name: 'What to Improve' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Find Designated Organizations' }).click()
    await expect(page).toHaveURL('/organizations')
  })

  test('gives one verdict where the editions disagree, with the other beside it to choose', async ({
    page,
  }) => {
    await completeScreener(page, { ...eligibleAnswers, funds: '22000' })
    await expect(page.getByRole('heading', { level: 2, name: 'Partially eligible' })).toBeVisible()
    await expect(page.getByText('Eligible on these answers')).toHaveCount(0)
    expect(await listedGaps(page)).toEqual(['Increase settlement funds by $1,360 CAD'])

    const other = page.getByRole('region', { name: 'For comparison: rules of 2023' })
    await expect(
      other.getByText('Under the rules of 2023 you would need $21,055 in settlement funds, not $23,360.'),
    ).toBeVisible()
    await expect(other.getByText('Your result would then be: eligible.')).toBeVisible()
    await other.getByRole('button', { name: 'Read it under the rules of 2023' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Eligible on these answers' })).toBeVisible()
    await expect(page.getByText('Preliminary result · Rules of 2023')).toBeVisible()

    // What was chosen is a reading, not another verdict: everywhere else the rules in force lead.
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Partially eligible' })).toBeVisible()
  })

  test('calls a result open where a question was left out, never eligible', async ({ page }) => {
    await openQuestionnaire(page)
    await page.evaluate(async () => {
      await fetch('/api/eligibility/evaluate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          hasQualifyingBusiness: true,
          ownershipData: [{ memberId: 'me', votingRightsPct: 40 }],
          designatedOrgPlan: 'incubator',
          hasLetterOfSupport: false,
          languageTest: { test: 'IELTS', CLBListening: 7, CLBReading: 7, CLBWriting: 7, CLBSpeaking: 7 },
          settlementFundsCAD: 40_000,
          admissibilityFlags: [],
        }),
      })
      sessionStorage.clear()
    })
    await page.goto('/eligibility')
    await expect(page.getByRole('heading', { level: 2, name: 'Not everything is answered' })).toBeVisible()
    await expect(page.getByText('Eligible on these answers')).toHaveCount(0)
    const open = page.getByRole('region', { name: 'Not Answered' }).getByRole('listitem')
    await expect(open).toHaveCount(2)
    await expect(open.filter({ hasText: 'Province of settlement' })).toHaveCount(1)
  })

  test('lists exactly what a partially eligible member can improve, and finds it again after a reload', async ({
    page,
    newPage,
  }) => {
    await completeScreener(page, partlyEligibleAnswers)
    const gaps = [
      'Increase ownership to at least 10% (currently 9%)',
      'Improve language scores to CLB 5+ in: writing',
      'Increase settlement funds by $3,360 CAD',
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
