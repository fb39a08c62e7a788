import type { Page } from '@playwright/test'
import {
  choice,
  completeScreener,
  eligibleAnswers,
  fillAllSteps,
  fillStep,
  listedGaps,
  nextButton,
  openQuestionnaire,
  partlyEligibleAnswers,
  questions,
  waitForResult,
} from './support/screener.ts'
import { expect, test } from './support/test.ts'

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible()
}

test.describe("the screener keeps a member's answers", () => {
  test('on Previous and on reload, with the step', async ({ page }) => {
    await openQuestionnaire(page)
    for (const step of [1, 2, 3]) {
      await fillStep(page, step, partlyEligibleAnswers)
      await nextButton(page).click()
    }
    await page.getByLabel(questions.funds).fill('12,345')
    await page.reload()
    await expectStep(page, 4)
    await expect(page.getByLabel(questions.funds)).toHaveValue('12,345')

    await page.getByRole('button', { name: 'Previous' }).click()
    await expectStep(page, 3)
    await expect(choice(page, questions.test, 'IELTS')).toBeChecked()
    await expect(page.getByLabel('CLB in writing')).toHaveValue('4')
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expectStep(page, 1)
    await expect(page.getByLabel(questions.ownership)).toHaveValue('9')
  })

  test('of a family of more than seven, by how many they are', async ({ page }) => {
    const ofNine = { ...eligibleAnswers, familySize: '7 or more people (from $40,392)', funds: '40,392' }
    await openQuestionnaire(page)
    for (const step of [1, 2, 3]) {
      await fillStep(page, step, ofNine)
      await nextButton(page).click()
    }
    await fillStep(page, 4, ofNine)
    // Seven people would have enough; how many they are is still to be said.
    await expect(nextButton(page)).toBeDisabled()
    await page.getByLabel('How many people you are').fill('9')
    await expect(page.getByText('At least $48,616 for a family of 9')).toBeVisible()
    await nextButton(page).click()
    await fillStep(page, 5, ofNine)
    await nextButton(page).click()
    await waitForResult(page)
    expect(await listedGaps(page)).toEqual(['Increase settlement funds by $8,224 CAD'])
    await page.reload()
    await page.getByRole('button', { name: 'Retake Assessment' }).click()
    for (let step = 1; step < 4; step += 1) await nextButton(page).click()
    await expect(page.getByLabel('How many people you are')).toHaveValue('9')
    await choice(page, questions.familySize, '6 people ($36,280)').check()
    await expect(page.getByLabel('How many people you are')).toBeHidden()
    await expect(nextButton(page)).toBeEnabled()
  })

  test('on Retake, from the tab and from the stored assessment', async ({ page }) => {
    await completeScreener(page, partlyEligibleAnswers)
    for (const reload of [false, true]) {
      if (reload) await page.reload()
      await page.getByRole('button', { name: 'Retake Assessment' }).click()
      await expectStep(page, 1)
      await expect(choice(page, questions.business, 'Yes')).toBeChecked()
      await expect(page.getByLabel(questions.ownership)).toHaveValue('9')
      for (let step = 1; step < 5; step += 1) await nextButton(page).click()
      await expect(page.getByLabel(questions.province)).toHaveValue('ON')
      await page.getByRole('button', { name: 'Back to my result' }).click()
      await waitForResult(page)
    }
  })

  test('when saving fails, and sends them once however often the button is pressed', async ({ newPage }) => {
    const page = await newPage({ expectedStatuses: [503] })
    let sent = 0
    let isDown = true
    await page.route('**/trpc/eligibility.evaluate**', async (route) => {
      sent += 1
      if (isDown) return route.fulfill({ status: 503, body: 'down' })
      await new Promise((done) => setTimeout(done, 300))
      return route.continue()
    })
    await openQuestionnaire(page)
    await fillAllSteps(page, eligibleAnswers)
    await nextButton(page).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Failed to save eligibility assessment.' })
    await expect(toast.getByText('Error', { exact: true })).toBeVisible()
    await expectStep(page, 5)
    await expect(page.locator(':focus')).toHaveText('Get Results')
    await expect(choice(page, questions.concerns, 'No')).toBeChecked()
    await page.reload()
    await expectStep(page, 5)
    await expect(page.getByLabel(questions.province)).toHaveValue('ON')

    isDown = false
    sent = 0
    await nextButton(page).dblclick()
    await waitForResult(page)
    expect(sent).toBe(1)
  })

  test('when the session has ended, and leads to signing in', async ({ newPage }) => {
    const page = await newPage({ expectedStatuses: [401] })
    await openQuestionnaire(page)
    await fillAllSteps(page, partlyEligibleAnswers)
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await nextButton(page).click()
    await expect(page).toHaveURL('/login?next=%2Feligibility')
    await expect(page.getByText('Failed to save eligibility assessment.').first()).toBeVisible()

    await page.context().addCookies(cookies)
    await page.goto('/eligibility')
    await expectStep(page, 5)
    await nextButton(page).click()
    await waitForResult(page)
  })

  test('for that member only', async ({ page }) => {
    await openQuestionnaire(page)
    await fillStep(page, 1, eligibleAnswers)
    const keys = await page.evaluate(() => Object.keys(sessionStorage))
    expect(keys.filter((key) => /^suv:screener-draft:[\da-f-]{36}$/.test(key))).toHaveLength(1)
  })

  test('and ignores kept answers that are no answers', async ({ page }) => {
    await openQuestionnaire(page)
    await fillStep(page, 1, eligibleAnswers)
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith('suv:screener-draft:')) sessionStorage.setItem(key, '{"form":{"province":"XX"}}')
      }
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
})

test.describe('the screener reads levels from test scores', () => {
  test('fills in what the scores give, and leaves the rest to the member', async ({ page }) => {
    await openQuestionnaire(page)
    for (const step of [1, 2]) {
      await fillStep(page, step, eligibleAnswers)
      await nextButton(page).click()
    }
    await fillStep(page, 3, eligibleAnswers)
    await page.getByRole('button', { name: 'Work out the levels from your test scores' }).click()
    for (const [ability, score] of [
      ['listening', '6.0'],
      ['reading', '6.0'],
      ['writing', '3.5'],
      ['speaking', '9.5'],
    ]) {
      await page.getByLabel(`Score in ${ability}`).fill(score ?? '')
    }
    await page.getByLabel('Score in speaking').blur()
    await expect(page.getByText('Below CLB 4: enter 3 or less.')).toBeVisible()
    await expect(page.getByText('Scores run from 0 to 9, in steps of 0.5.')).toBeVisible()
    await expect(page.getByText('IELTS Academic is not accepted.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Use these levels' }).click()
    await expect(page.getByText('Filled in: 7 in listening, 7 in reading.')).toBeVisible()
    await expect(page.getByLabel('CLB in listening')).toHaveValue('7')
    await expect(page.getByLabel('CLB in reading')).toHaveValue('7')
    await expect(page.getByLabel('CLB in writing')).toHaveValue(eligibleAnswers.levels.writing)
  })

  test('asks which column of a TEF sheet was read, and offers PTE Core under Other', async ({ page }) => {
    await openQuestionnaire(page)
    for (const step of [1, 2]) {
      await fillStep(page, step, eligibleAnswers)
      await nextButton(page).click()
    }
    await choice(page, questions.test, 'TEF Canada').check()
    await page.getByRole('button', { name: 'Work out the levels from your test scores' }).click()
    await page.getByLabel('Score in listening').fill('300')
    await expect(page.getByText('Below NCLC 4: enter 3 or less.')).toBeVisible()
    await choice(page, 'Which column of the result sheet do you read?', 'The “equivalent old score”').check()
    await page.getByLabel('Score in listening').fill('300')
    await expect(page.getByText('NCLC 9', { exact: true })).toBeVisible()

    await choice(page, questions.test, 'Other').check()
    await page.getByRole('button', { name: 'Work out the levels from your test scores' }).click()
    await expect(page.getByRole('group', { name: 'PTE Core scores' })).toBeVisible()
  })
})
