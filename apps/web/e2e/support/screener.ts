import { expect, type Locator, type Page } from '@playwright/test'

/** Answers to the five steps, as the screen spells them. */
export type ScreenerAnswers = {
  business: 'Yes' | 'No'
  ownership: string
  organization: string
  letter: 'Yes' | 'No'
  test: string
  levels: { listening: string; reading: string; writing: string; speaking: string }
  familySize: string
  funds: string
  province: string
  concerns: 'Yes' | 'No'
}

export const eligibleAnswers: ScreenerAnswers = {
  business: 'Yes',
  ownership: '40',
  organization: 'Business incubator (no minimum)',
  letter: 'No',
  test: 'IELTS',
  levels: { listening: '7', reading: '6', writing: '5', speaking: '6' },
  familySize: '3 people ($23,360)',
  funds: '25000',
  province: 'Ontario',
  concerns: 'No',
}

/** The example of issue 2: three gaps. */
export const partlyEligibleAnswers: ScreenerAnswers = {
  ...eligibleAnswers,
  ownership: '9',
  levels: { listening: '5', reading: '5', writing: '4', speaking: '5' },
  funds: '20000',
}

export const questions = {
  business: 'Do you have a qualifying innovative business idea?',
  ownership: 'Percentage of voting rights you hold',
  organization: 'Target designated organization type',
  letter: 'Do you already hold a letter of support?',
  test: 'Which language test did you take?',
  familySize: 'Family size',
  funds: 'Available funds in CAD',
  province: 'Province of settlement',
  concerns: 'Do you have any admissibility concerns?',
} as const

export function choice(page: Page, question: string, option: string): Locator {
  return page.getByRole('radiogroup', { name: question }).getByLabel(option, { exact: true })
}

/** Step 1 of the questionnaire; an earlier test may have left a result, which is then taken again. */
export async function openQuestionnaire(page: Page): Promise<void> {
  await page.goto('/eligibility')
  const retake = page.getByRole('button', { name: 'Retake Assessment' })
  const firstStep = page.getByRole('heading', { level: 2, name: 'Business Qualification & Ownership' })
  await expect(retake.or(firstStep)).toBeVisible()
  if (await retake.isVisible()) await retake.click()
  await expect(firstStep).toBeVisible()
}

export function nextButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Next|Get Results)$/ })
}

/** Fills in one step, and leaves it on the screen. */
export async function fillStep(page: Page, step: number, answers: ScreenerAnswers): Promise<void> {
  await expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible()
  switch (step) {
    case 1:
      await choice(page, questions.business, answers.business).check()
      return page.getByLabel(questions.ownership).fill(answers.ownership)
    case 2:
      await choice(page, questions.organization, answers.organization).check()
      return choice(page, questions.letter, answers.letter).check()
    case 3:
      await choice(page, questions.test, answers.test).check()
      for (const [ability, level] of Object.entries(answers.levels)) {
        await page.getByLabel(new RegExp(`^N?CLB? in ${ability}$|^NCLC in ${ability}$`)).fill(level)
      }
      return
    case 4:
      await choice(page, questions.familySize, answers.familySize).check()
      return page.getByLabel(questions.funds).fill(answers.funds)
    default:
      await page.getByLabel(questions.province).selectOption(answers.province)
      return choice(page, questions.concerns, answers.concerns).check()
  }
}

/** From step 1 to the last step filled in; the last button is not pressed yet. */
export async function fillAllSteps(page: Page, answers: ScreenerAnswers): Promise<void> {
  for (const step of [1, 2, 3, 4]) {
    await fillStep(page, step, answers)
    await nextButton(page).click()
  }
  await fillStep(page, 5, answers)
}

export async function completeScreener(page: Page, answers: ScreenerAnswers): Promise<void> {
  await openQuestionnaire(page)
  await fillAllSteps(page, answers)
  await nextButton(page).click()
  await waitForResult(page)
}

export async function waitForResult(page: Page): Promise<void> {
  await expect(page.getByText('Preliminary result')).toBeVisible()
}

/** What 'What to Improve' lists. */
export async function listedGaps(page: Page): Promise<string[]> {
  const list = page.getByRole('region', { name: 'What to Improve' }).getByRole('listitem')
  return (await list.allTextContents()).map((text) => text.trim())
}
