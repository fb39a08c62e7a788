import { request } from '../../request.ts'

/**
 * Has the browser make a passkey for the signed-in member, and the server keep its public half under this name.
 *
 * @throws DOMException where the member or the device declines, RequestError where the server does: 403 with the code
 * SESSION_NOT_FRESH where the sign-in is too long ago.
 */
export async function createPasskey(name: string): Promise<void> {
  const options = await request('GET', '/api/auth/passkey/generate-register-options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  await request('POST', '/api/auth/passkey/verify-registration', { name, response: credential.toJSON() })
}
