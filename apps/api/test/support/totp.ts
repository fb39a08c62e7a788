import { TOTP, URI } from 'otpauth'

/** The six digits that an authenticator app shows for an `otpauth://` address now, or some periods from now. */
export function totpOf(uri: string, periodsFromNow = 0): string {
  const authenticator = URI.parse(uri)
  if (!(authenticator instanceof TOTP)) throw new Error('The address counts no time.')
  return authenticator.generate({ timestamp: Date.now() + periodsFromNow * authenticator.period * 1000 })
}
