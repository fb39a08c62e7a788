import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import {
  completeScreener,
  eligibleAnswers,
  fillStep,
  nextButton,
  openQuestionnaire,
  partlyEligibleAnswers,
  questions,
  waitForResult,
} from './support/screener.ts'
import { expect, test } from './support/test.ts'

// One width for each theme: axe looks at colours and names, which do not depend on both.
for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const) {
  test.describe(`in ${colorScheme}, axe finds nothing in the screener`, () => {
    test(`at ${width} pixels, and nothing is wider than the window`, async ({ newPage }) => {
      const page = await newPage({ colorScheme, width })
      await openQuestionnaire(page)
      for (const step of [1, 2, 3, 4, 5]) {
        await fillStep(page, step, {
          ...partlyEligibleAnswers,
          test: 'TEF Canada',
          province: 'Quebec (not eligible)',
        })
        if (step === 3) {
          await page.getByRole('button', { name: 'Work out the levels from your test scores' }).click()
          await page.getByLabel('Score in listening').fill('700')
          await page.getByLabel('Score in reading').fill('400')
          await page.getByLabel('Score in writing').fill('10')
        }
        await expectAccessible(page)
        await expectToFit(page)
        await nextButton(page).click()
      }
      await waitForResult(page)
      await expectAccessible(page)
      await expectToFit(page)
    })

    test('on the other results', async ({ newPage }) => {
      const page = await newPage({ colorScheme })
      for (const answers of [eligibleAnswers, { ...partlyEligibleAnswers, concerns: 'Yes' as const }]) {
        await completeScreener(page, answers)
        await expectAccessible(page)
      }
    })
  })
}

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
    if (focused === name) return
  }
  throw new Error(`Tab does not reach ${name}.`)
}

/** Chooses in a group of radio buttons by Space and the arrow keys. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 10; presses += 1) {
    const chosen = await page.evaluate(
      (group) => document.querySelector<HTMLInputElement>(`input[name="${group}"]:checked`)?.value,
      name,
    )
    if (chosen === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrow keys do not reach ${value}.`)
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** The heading that the focus was moved to. */
async function expectFocusOn(page: Page, text: string): Promise<void> {
  await expect(page.locator(':focus')).toHaveText(text)
}

test.describe('with the keyboard alone', () => {
  test('a member completes the screener, led from heading to heading', async ({ page }) => {
    await openQuestionnaire(page)
    await choose(page, 'hasQualifyingBusiness', 'yes')
    await type(page, 'ownershipPct', eligibleAnswers.ownership)
    await page.keyboard.press('Enter')

    await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible()
    await expectFocusOn(page, 'Letter of Support Path')
    await choose(page, 'designatedOrgPlan', 'angel')
    await choose(page, 'hasLetterOfSupport', 'no')
    await page.keyboard.press('Enter')

    await expect(page.getByText('Step 3 of 5', { exact: true })).toBeVisible()
    await expectFocusOn(page, 'Language Proficiency (CLB 5 required)')
    await choose(page, 'languageTest', 'CELPIP')
    for (const field of ['CLBListening', 'CLBReading', 'CLBWriting', 'CLBSpeaking'])
      await type(page, field, '8')
    await page.keyboard.press('Enter')

    await expect(page.getByText('Step 4 of 5', { exact: true })).toBeVisible()
    await expectFocusOn(page, 'Settlement Funds')
    await choose(page, 'familySize', '2')
    await type(page, 'settlementFunds', '40 000')
    await page.keyboard.press('Enter')

    await expect(page.getByText('Step 5 of 5', { exact: true })).toBeVisible()
    await expectFocusOn(page, 'Admissibility & Location')
    await tabTo(page, 'province')
    await page.keyboard.type('Manit')
    await expect(page.getByLabel(questions.province)).toHaveValue('MB')
    await choose(page, 'admissibilityConcerns', 'no')
    await page.keyboard.press('Enter')

    await waitForResult(page)
    await expectFocusOn(page, 'Eligible on these answers')
    await page.keyboard.press('Tab')
  })

  test('Enter too early leads to the first answer that is missing', async ({ page }) => {
    await openQuestionnaire(page)
    await type(page, 'ownershipPct', 'ten')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enter a number in digits, such as 10 or 12.5.')).toBeVisible()
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible()
  })
})
