import type { Locator, Page } from 'playwright-core'

/** Opens the plan and waits until it can be written in. */
export async function openPlan(page: Page, section = ''): Promise<void> {
  await page.goto(`/business-plan${section === '' ? '' : `?section=${section}`}`)
  await page.getByRole('tab').first().waitFor()
}

export function textOf(page: Page, section: string): Locator {
  return page.getByRole('textbox', { name: section, exact: true })
}

export async function waitForSaved(page: Page): Promise<void> {
  await page
    .getByText(/^Saved at /)
    .first()
    .waitFor()
}

export async function waitForUnsaved(page: Page): Promise<void> {
  await page.getByText('Not saved yet: kept on this device').first().waitFor()
}
