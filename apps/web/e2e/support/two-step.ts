import { expect, type Page } from '@playwright/test'
import { type TOTP, URI } from 'otpauth'

/** Turns two-step verification on without its screens, for the member whose session `page` has in the app at `origin`. */
export async function turnOnTwoStep(
  page: Page,
  origin: string,
  password: string,
): Promise<{ totp: TOTP; recoveryCodes: string[] }> {
  const answer = await post(page, origin, 'enable', { password })
  const { totpURI, backupCodes } = answer as { totpURI: string; backupCodes: string[] }
  const totp = URI.parse(totpURI) as TOTP
  await post(page, origin, 'verify-totp', { code: totp.generate() })
  return { totp, recoveryCodes: backupCodes }
}

export async function turnOffTwoStep(page: Page, origin: string, password: string): Promise<void> {
  await post(page, origin, 'disable', { password })
}

async function post(page: Page, origin: string, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`/api/auth/two-factor/${path}`, { data, headers: { origin } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
