import { request } from '../../../request.ts'

/** What an authenticator app needs, and the codes for the day it is lost. Shown once. */
export type TwoStepSecrets = { totpURI: string; backupCodes: string[] }

/** Begins: the member proves with a first code that their app has it. @throws RequestError 400 for a wrong password. */
export async function beginTwoStep(password: string): Promise<TwoStepSecrets> {
  return (await request('POST', '/api/auth/two-factor/enable', { password })) as TwoStepSecrets
}

/** @throws RequestError 401 for a wrong code. */
export async function confirmTwoStep(code: string): Promise<void> {
  await request('POST', '/api/auth/two-factor/verify-totp', { code })
}

/** @throws RequestError 400 for a wrong password. */
export async function endTwoStep(password: string): Promise<void> {
  await request('POST', '/api/auth/two-factor/disable', { password })
}

/** New recovery codes; the old ones no longer work. @throws RequestError 400 for a wrong password. */
export async function renewRecoveryCodes(password: string): Promise<string[]> {
  const answer = await request('POST', '/api/auth/two-factor/generate-backup-codes', { password })
  return (answer as { backupCodes: string[] }).backupCodes
}
