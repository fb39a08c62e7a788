import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the plan and waits until it can be written in. */
export async function openPlan(page: Page, section = ''): Promise<void> {
  await page.goto(`/business-plan${section === '' ? '' : `?section=${section}`}`)
  await expect(page.getByRole('tab').first()).toBeVisible()
}

export function textOf(page: Page, section: string): Locator {
  return page.getByRole('textbox', { name: section, exact: true })
}

export async function waitForSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved at /).first()).toBeVisible()
}

export async function waitForUnsaved(page: Page): Promise<void> {
  await expect(page.getByText('Not saved yet: kept on this device').first()).toBeVisible()
}
