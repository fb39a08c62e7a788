import type { InjectOptions } from 'fastify'
import { Authenticator } from './authenticator.ts'
import type { Member } from './members.ts'
import type { TestServer } from './test-server.ts'

export const origin = 'http://localhost:3000'

/** A browser at an address that passkeys work at: it keeps cookies and says where its requests come from. */
export class Browser {
  readonly #cookies = new Map<string, string>()
  readonly #server: TestServer
  readonly origin: string

  constructor(server: TestServer, at: { origin?: string; member?: Member } = {}) {
    this.#server = server
    this.origin = at.origin ?? origin
    if (at.member !== undefined) this.becomes(at.member)
  }

  /** From now on it has the cookies of this member's session. */
  becomes({ cookie }: Member): void {
    for (const pair of cookie.cookie.split('; ')) {
      const [name = '', value = ''] = pair.split('=')
      this.#cookies.set(name, value)
    }
  }

  async send(method: 'GET' | 'POST', url: string, payload?: object) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const options: InjectOptions = {
      method,
      url,
      headers: { host: new URL(this.origin).host, origin: this.origin, cookie },
      ...(payload === undefined ? {} : { payload }),
    }
    const answer = await this.#server.inject(options)
    for (const { name, value } of answer.cookies) this.#cookies.set(name, encodeURIComponent(value))
    return answer
  }

  /** What the server wants a new passkey to answer. */
  registrationOptions = async () =>
    (await this.send('GET', '/api/auth/passkey/generate-register-options')).json()

  /** What the server wants a passkey to answer that signs in. */
  signInOptions = async () =>
    (await this.send('GET', '/api/auth/passkey/generate-authenticate-options')).json()

  register(response: object, name = 'Phone') {
    return this.send('POST', '/api/auth/passkey/verify-registration', { name, response })
  }

  signIn(response: object) {
    return this.send('POST', '/api/auth/passkey/verify-authentication', { response })
  }

  whoAmI = () => this.send('GET', '/api/users/me')
}

/** Adds a passkey for a member, as their browser does. @returns what holds its key. */
export async function addPasskey(server: TestServer, member: Member, name = 'Phone'): Promise<Authenticator> {
  const browser = new Browser(server, { member })
  const authenticator = new Authenticator()
  const response = authenticator.create(await browser.registrationOptions(), browser)
  const answer = await browser.register(response, name)
  if (answer.statusCode !== 200) throw new Error(`no passkey: ${answer.statusCode} ${answer.body}`)
  return authenticator
}
