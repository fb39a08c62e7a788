import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { encodeCbor } from './cbor.ts'

/** What a page gives to `navigator.credentials.create`, as far as this authenticator reads it. */
type CreationOptions = {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

/** What a page gives to `navigator.credentials.get`, likewise. */
type RequestOptions = { readonly challenge: string; readonly rpId: string }

type Circumstances = {
  /** Of the page, as the browser sees it. */
  readonly origin: string
  /** Whether the person showed a finger, a face or a PIN; yes unless said otherwise. */
  readonly isPersonVerified?: boolean
}

type Credential = {
  readonly id: string
  readonly privateKey: KeyObject
  readonly userHandle: string
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

const flagBits = { present: 0x01, verified: 0x04, hasCredential: 0x40 }

/**
 * A security key in software, with the browser in front of it: ES256 keys, attestation `none`, and a counter. It signs whatever
 * it is asked to, at whatever origin, so that the server alone is tested. Answers are what `credential.toJSON()` gives.
 */
export class Authenticator {
  #credential: Credential | undefined
  #counter = 0

  create({ challenge, rp, user }: CreationOptions, circumstances: Circumstances) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const id = randomBytes(32)
    this.#credential = { id: base64url(id), privateKey, userHandle: user.id }
    // COSE: kty EC2, alg ES256, crv P-256, x, y.
    const key = encodeCbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credentialData = Buffer.concat([Buffer.alloc(16), length, id, key])
    const attestationObject = encodeCbor(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', this.#authenticatorData(rp.id, circumstances, credentialData)],
      ]),
    )
    return {
      id: this.#credential.id,
      rawId: this.#credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, circumstances),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    }
  }

  /** `as`: another passkey's id, of which this one claims to be the key. */
  get({ challenge, rpId }: RequestOptions, circumstances: Circumstances & { readonly as?: string }) {
    const credential = this.#credential
    if (credential === undefined) throw new Error('This authenticator has no passkey yet.')
    this.#counter++
    const authenticatorData = this.#authenticatorData(rpId, circumstances)
    const clientDataJSON = clientData('webauthn.get', challenge, circumstances)
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const id = circumstances.as ?? credential.id
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, credential.privateKey)),
        userHandle: credential.userHandle,
      },
    }
  }

  #authenticatorData(rpId: string, { isPersonVerified = true }: Circumstances, credentialData?: Buffer) {
    const flags =
      flagBits.present |
      (isPersonVerified ? flagBits.verified : 0) |
      (credentialData === undefined ? 0 : flagBits.hasCredential)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, credentialData ?? Buffer.alloc(0)])
  }
}

function clientData(type: string, challenge: string, { origin }: Circumstances): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}
