import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newPage } from './support/page.ts'
import {
  choice,
  completeScreener,
  eligibleAnswers,
  fillAllSteps,
  fillStep,
  nextButton,
  openQuestionnaire,
  partlyEligibleAnswers,
  questions,
  waitForResult,
} from './support/screener.ts'

async function expectStep(page: Page, step: number): Promise<void> {
  await page.getByText(`Step ${step} of 5`, { exact: true }).waitFor()
}

describe("the screener keeps a member's answers", () => {
  test('on Previous and on reload, with the step', async () => {
    const page = await newPage()
    await openQuestionnaire(page)
    for (const step of [1, 2, 3]) {
      await fillStep(page, step, partlyEligibleAnswers)
      await nextButton(page).click()
    }
    await page.getByLabel(questions.funds).fill('12,345')
    await page.reload()
    await expectStep(page, 4)
    expect(await page.getByLabel(questions.funds).inputValue()).toBe('12,345')

    await page.getByRole('button', { name: 'Previous' }).click()
    await expectStep(page, 3)
    expect(await choice(page, questions.test, 'IELTS').isChecked()).toBe(true)
    expect(await page.getByLabel('CLB in writing').inputValue()).toBe('4')
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expectStep(page, 1)
    expect(await page.getByLabel(questions.ownership).inputValue()).toBe('9')
  })

  test('on Retake, from the tab and from the stored assessment', async () => {
    const page = await newPage()
    await completeScreener(page, partlyEligibleAnswers)
    for (const reload of [false, true]) {
      if (reload) await page.reload()
      await page.getByRole('button', { name: 'Retake Assessment' }).click()
      await expectStep(page, 1)
      expect(await choice(page, questions.business, 'Yes').isChecked()).toBe(true)
      expect(await page.getByLabel(questions.ownership).inputValue()).toBe('9')
      for (let step = 1; step < 5; step += 1) await nextButton(page).click()
      expect(await page.getByLabel(questions.province).inputValue()).toBe('ON')
      await page.getByRole('button', { name: 'Back to my result' }).click()
      await waitForResult(page)
    }
  })

  test('when saving fails, and sends them once however often the button is pressed', async () => {
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
    await toast.getByText('Error', { exact: true }).waitFor()
    await expectStep(page, 5)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get Results')
    expect(await choice(page, questions.concerns, 'No').isChecked()).toBe(true)
    await page.reload()
    await expectStep(page, 5)
    expect(await page.getByLabel(questions.province).inputValue()).toBe('ON')

    isDown = false
    sent = 0
    await nextButton(page).dblclick()
    await waitForResult(page)
    expect(sent).toBe(1)
  })

  test('when the session has ended, and leads to signing in', async () => {
    const page = await newPage({ expectedStatuses: [401] })
    await openQuestionnaire(page)
    await fillAllSteps(page, partlyEligibleAnswers)
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await nextButton(page).click()
    await page.waitForURL('**/login?next=%2Feligibility')
    await page.getByText('Failed to save eligibility assessment.').first().waitFor()

    await page.context().addCookies(cookies)
    await page.goto('/eligibility')
    await expectStep(page, 5)
    await nextButton(page).click()
    await waitForResult(page)
  })

  test('for that member only', async () => {
    const page = await newPage()
    await openQuestionnaire(page)
    await fillStep(page, 1, eligibleAnswers)
    const keys = await page.evaluate(() => Object.keys(sessionStorage))
    expect(keys.filter((key) => /^suv:screener-draft:[\da-f-]{36}$/.test(key))).toHaveLength(1)
  })

  test('and ignores kept answers that are no answers', async () => {
    const page = await newPage()
    await openQuestionnaire(page)
    await fillStep(page, 1, eligibleAnswers)
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith('suv:screener-draft:')) sessionStorage.setItem(key, '{"form":{"province":"XX"}}')
      }
    })
    await page.reload()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
  })
})

describe('the screener reads levels from test scores', () => {
  test('fills in what the scores give, and leaves the rest to the member', async () => {
    const page = await newPage()
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
    await page.getByText('Below CLB 4: enter 3 or less.').waitFor()
    await page.getByText('Scores run from 0 to 9, in steps of 0.5.').waitFor()
    await page.getByText('IELTS Academic is not accepted.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Use these levels' }).click()
    await page.getByText('Filled in: 7 in listening, 7 in reading.').waitFor()
    expect(await page.getByLabel('CLB in listening').inputValue()).toBe('7')
    expect(await page.getByLabel('CLB in reading').inputValue()).toBe('7')
    expect(await page.getByLabel('CLB in writing').inputValue()).toBe(eligibleAnswers.levels.writing)
  })

  test('asks which column of a TEF sheet was read, and offers PTE Core under Other', async () => {
    const page = await newPage()
    await openQuestionnaire(page)
    for (const step of [1, 2]) {
      await fillStep(page, step, eligibleAnswers)
      await nextButton(page).click()
    }
    await choice(page, questions.test, 'TEF Canada').check()
    await page.getByRole('button', { name: 'Work out the levels from your test scores' }).click()
    await page.getByLabel('Score in listening').fill('300')
    await page.getByText('Below NCLC 4: enter 3 or less.').waitFor()
    await choice(page, 'Which column of the result sheet do you read?', 'The “equivalent old score”').check()
    await page.getByLabel('Score in listening').fill('300')
    await page.getByText('NCLC 9', { exact: true }).waitFor()

    await choice(page, questions.test, 'Other').check()
    await page.getByRole('button', { name: 'Work out the levels from your test scores' }).click()
    await page.getByRole('group', { name: 'PTE Core scores' }).waitFor()
  })
})
