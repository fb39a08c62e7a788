import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { getTeam, removeAdded } from './support/team.ts'
import { expect, type NewPage, test } from './support/test.ts'

// The sample team has filed nothing. What others see is in validity.e2e.ts.
removeAdded('/validity-dates')

type View = { page: Page; validity: Locator; answer: Locator; day: Locator }

async function openView(newPage: NewPage): Promise<View> {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/pr-application')
  const validity = page.getByRole('region', { name: 'What Will Have Expired' })
  return {
    page,
    validity,
    answer: validity.getByRole('status').first(),
    day: validity.getByLabel('Day', { exact: true }),
  }
}

test.describe('the validity view, on a phone', () => {
  test('answers for the day that the keyboard chooses', async ({ newPage }) => {
    const { page, validity, answer } = await openView(newPage)
    await expect(
      answer.getByText(
        /^Nothing can be filed under this program: it took applications until 30 Jun 2026\. .* nothing that is known has expired\./,
      ),
    ).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)

    const slider = validity.getByRole('slider', { name: 'Day on the picture' })
    await expect(slider).toHaveAttribute('aria-valuetext', /, today$/)
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /, in 1 day$/)
    await slider.press('End')
    await expect(answer.getByText(/papers would count no longer: .*passport of Mateo Silva/)).toBeVisible()
  })

  test('answers for the day that the picture is pressed at', async ({ newPage }) => {
    const { validity, day } = await openView(newPage)
    const plot = validity
      .getByRole('listitem')
      .filter({ hasText: 'Passport' })
      .first()
      .locator('[aria-hidden="true"]')
      .last()
    await day.fill('2024-02-29')
    await plot.click({ position: { x: 200, y: 20 } })
    await expect(day).not.toHaveValue('2024-02-29')
  })

  test('asks about landing only where somebody has filed', async ({ newPage }) => {
    const { validity, answer, day } = await openView(newPage)
    await expect(answer).toBeVisible()
    // Nobody has filed: nothing can be asked for, and nobody lands.
    await expect(validity.getByText('If I land')).toHaveCount(0)
    await validity.getByRole('slider', { name: 'Day on the picture' }).press('End')
    const mateo = validity.getByRole('radiogroup', { name: 'Application of Mateo Silva' })
    await mateo.getByRole('radio', { name: 'Filed', exact: true }).check()
    await expect(validity.getByText(/^Not recorded as submitted\./)).toBeVisible()
    await expect(answer.getByText(/^If IRCC asks on .*passport of Mateo Silva/)).toBeVisible()
    await validity.getByRole('radio', { name: 'If I land' }).check()
    await expect(answer.getByText(/^If you land on /)).toBeVisible()
    await day.fill('2024-02-29')
    await expect(answer.getByText(/^If you land on 29 Feb 2024/)).toBeVisible()
  })

  test('takes a day that is missing, and says which is the last one', async ({ newPage }) => {
    const { validity, day } = await openView(newPage)
    await validity
      .getByRole('button', { name: 'Add date: Medical examination of Mateo Silva' })
      .press('Enter')
    const form = validity.getByRole('form', { name: 'Date: Medical examination of Mateo Silva' })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Enter a date.')).toBeVisible()
    await form.getByLabel('Day of the examination').fill('2024-02-29')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await day.fill('2025-02-27')
    await expect(validity.getByText('Holds: 27 Feb 2025 is the last day')).toBeVisible()
    await day.fill('2025-02-28')
    await expect(validity.getByText('Expired: 27 Feb 2025 was the last day')).toBeVisible()
  })

  test('forgets a day for good when the page is left', async ({ newPage, memberApi }) => {
    const team = await getTeam(memberApi)
    await memberApi.call('post', '/validity-dates', {
      teamId: team.id,
      memberId: team.personId('Mateo Silva'),
      kind: 'medical_exam',
      day: '2024-02-29',
    })
    const { page, validity } = await openView(newPage)
    await validity.getByRole('button', { name: 'Change date: Medical examination of Mateo Silva' }).click()
    const form = validity.getByRole('form', { name: 'Date: Medical examination of Mateo Silva' })
    await form.getByRole('button', { name: 'Delete' }).click()
    const deleted = page.waitForResponse((response) => response.url().includes('validityDates.remove'))
    await page.getByRole('link', { name: 'See your letters' }).click()
    await deleted
  })
})
