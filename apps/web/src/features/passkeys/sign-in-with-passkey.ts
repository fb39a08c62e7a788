import { request } from '../../request.ts'
import { sessionChanged } from '../session/session.ts'
import { findPasskeyObstacle } from './passkey-obstacle.ts'
import { describePasskeyProblem, isGivenUp } from './passkey-problems.ts'

/** Why a sign-in came to nothing. Maple where something blocks, plain where nothing is wrong. */
export type PasskeyRemark = {
  readonly tone: 'plain' | 'maple'
  readonly text: string
  readonly link?: string
}

/**
 * Starts a session with a passkey that the browser and the member choose. There is no second step after it: the device has
 * asked for a fingerprint, a face or a PIN.
 *
 * @returns null where it began.
 */
export async function signInWithPasskey(): Promise<PasskeyRemark | null> {
  const obstacle = findPasskeyObstacle()
  if (obstacle) return { tone: 'plain', ...obstacle }
  try {
    const options = await request('GET', '/api/auth/passkey/generate-authenticate-options')
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as PublicKeyCredentialRequestOptionsJSON,
    )
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
    await request('POST', '/api/auth/passkey/verify-authentication', { response: credential.toJSON() })
    sessionChanged()
    return null
  } catch (error) {
    if (isGivenUp(error)) {
      return {
        tone: 'plain',
        text: 'No passkey was used. If you have none for this site yet, sign in with your email and password; you can add one under Account.',
      }
    }
    return { tone: 'maple', text: describePasskeyProblem(error) }
  }
}
