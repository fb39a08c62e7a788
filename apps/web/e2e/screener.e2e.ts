import { describe, expect, test } from 'vitest'
import { newPage } from './support/page.ts'
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

const quebecInForm = 'Quebec is excluded from the Start-Up Visa program. You must choose another province.'
const quebecInResult =
  'The Start-Up Visa program does not apply to Quebec. You must plan to settle in another Canadian province.'

describe('the eligibility screener', () => {
  test('shows an eligible member what is met, and what newer figures would change', async () => {
    const page = await newPage()
    await completeScreener(page, eligibleAnswers)
    await page.getByRole('heading', { level: 2, name: 'Eligible on these answers' }).waitFor()
    const met = page.getByRole('region', { name: 'Requirements Met' }).getByRole('listitem')
    expect(await met.count()).toBe(7)
    expect(await met.filter({ hasText: 'Settlement funds' }).textContent()).toMatch(
      /You have \$22,000 available.*At least \$21,055 for a family of 3.*Effective 25 Apr 2023 · checked 20 Nov 2026 · Source/,
    )

    const newer = page.getByRole('region', { name: 'Newer figures are in force' })
    await newer
      .getByText(
        'Under the figures in force since 29 Jul 2025 you would need $23,360 in settlement funds, not $21,055.',
      )
      .waitFor()
    await newer.getByText('Your result would then be: partially eligible.').waitFor()
    await newer.getByText('Increase settlement funds by $1,360 CAD').waitFor()
    await page.getByRole('region', { name: 'New applications are paused' }).waitFor()

    expect(await page.getByRole('heading', { name: 'What to Improve' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Find Designated Organizations' }).click()
    await page.waitForURL('**/organizations')
  })

  test('lists exactly what a partially eligible member can improve, and finds it again after a reload', async () => {
    const page = await newPage()
    await completeScreener(page, partlyEligibleAnswers)
    const gaps = [
      'Increase ownership to at least 10% (currently 9%)',
      'Improve language scores to CLB 5+ in: writing',
      'Increase settlement funds by $1,055 CAD',
    ]
    await page.getByRole('heading', { level: 2, name: 'Partially eligible' }).waitFor()
    expect(await listedGaps(page)).toEqual(gaps)
    expect(await page.getByRole('link', { name: 'Find Designated Organizations' }).count()).toBe(0)
    const saved = await page.getByText(/^Saved \d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}$/).textContent()

    await page.reload()
    await page.getByRole('heading', { level: 2, name: 'Partially eligible' }).waitFor()
    expect(await listedGaps(page)).toEqual(gaps)
    await page.getByText(saved ?? 'nothing', { exact: true }).waitFor()

    // A page of another tab has no memory of this one: the server keeps the verdict.
    const elsewhere = await newPage()
    await elsewhere.goto('/eligibility')
    await elsewhere.getByRole('heading', { level: 2, name: 'Partially eligible' }).waitFor()

    await page.getByRole('link', { name: 'View Resources to Improve' }).click()
    await page.waitForURL('**/resources')
  })

  test('says at once that Quebec is excluded, and once more beside the verdict', async () => {
    const page = await newPage()
    await openQuestionnaire(page)
    await fillAllSteps(page, eligibleAnswers)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByLabel(questions.province).selectOption('Quebec (not eligible)')
    expect(await page.getByRole('alert').textContent()).toBe(quebecInForm)
    await nextButton(page).click()
    await waitForResult(page)

    await page.getByRole('heading', { level: 2, name: 'Not eligible' }).waitFor()
    expect(await page.getByRole('alert').textContent()).toBe(quebecInResult)
    expect(await page.getByText(quebecInResult).count()).toBe(1)
    expect(
      await page.getByRole('link', { name: /Resources to Improve|Designated Organizations/ }).count(),
    ).toBe(0)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
  })

  test('explains an admissibility concern, which no figure could close', async () => {
    const page = await newPage()
    await completeScreener(page, { ...eligibleAnswers, funds: '50000', concerns: 'Yes' })
    await page.getByRole('heading', { level: 2, name: 'Partially eligible' }).waitFor()
    expect(await listedGaps(page)).toEqual([])
    await page.getByText('You noted an admissibility concern.').waitFor()
    await page.getByText('Your result would stay: partially eligible.').waitFor()
  })

  test('lets nobody past an unfinished step, and says what to do', async () => {
    const page = await newPage()
    await page.route('**/trpc/**eligibility.latest**', async (route) => {
      const answer = await route.fetch()
      const body = JSON.stringify(await answer.json())
      // As a member sees it who has never been assessed.
      await route.fulfill({
        response: answer,
        body: body.startsWith('[')
          ? '[{"result":{"data":{"json":null}}}]'
          : '{"result":{"data":{"json":null}}}',
      })
    })
    await openQuestionnaire(page)
    await page.getByText('20% complete').waitFor()
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
    expect(await nextButton(page).isDisabled()).toBe(true)

    const ownership = page.getByLabel(questions.ownership)
    await ownership.fill('101')
    await ownership.press('Enter')
    await page.getByText('Voting rights cannot exceed 100%.').waitFor()
    await page.getByText('Choose yes or no.').waitFor()
    await choice(page, questions.business, 'No').check()
    expect(await nextButton(page).isDisabled()).toBe(true)
    await ownership.fill('0')
    expect(await nextButton(page).isEnabled()).toBe(true)
  })
})
