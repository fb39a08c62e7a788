import { passkey } from '@better-auth/passkey'
import { type Db, listPasskeysOfUser } from '@suv/db'
import { maximumPasskeys } from '@suv/domain'
import { APIError } from 'better-auth/api'
import { tooManyPasskeysText } from './passkey-bodies.ts'

/**
 * Passkeys, by better-auth. A passkey here is two factors in itself: the device that holds it, and the fingerprint, face or PIN
 * that the device asks for. So a sign-in by passkey is not asked for the second step, and an authenticator that has not looked
 * who it is gets nobody in.
 */
export function passkeyPlugin({ db, publicUrl }: { db: Db; publicUrl: string | undefined }) {
  return passkey({
    // Without a configured address the request's own: http/same-origin.ts has already refused every other one.
    ...(publicUrl === undefined ? {} : { rpID: new URL(publicUrl).hostname, origin: publicUrl }),
    schema: { passkey: { modelName: 'passkeys', fields: { credentialID: 'credentialId' } } },
    advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
    // Kept by the authenticator itself, so that nobody has to type whose it is.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    // The plugin asks authenticators to look who it is, but believes those that did not: these two do not.
    registration: {
      afterVerification: async ({ verification, user }) => {
        requirePerson(verification.registrationInfo?.userVerified)
        const passkeys = await listPasskeysOfUser(db, { userId: user.id })
        if (passkeys.length < maximumPasskeys) return
        throw new APIError('BAD_REQUEST', { message: tooManyPasskeysText })
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        requirePerson(verification.authenticationInfo.userVerified)
      },
    },
  })
}

function requirePerson(isVerified: boolean | undefined): void {
  if (isVerified === true) return
  throw new APIError('BAD_REQUEST', {
    message:
      'Your device did not ask for your fingerprint, face or PIN. Set up a screen lock or PIN on it, then try again.',
  })
}
