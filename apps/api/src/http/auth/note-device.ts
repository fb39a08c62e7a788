import { randomBytes } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import { cookiePrefix } from '../../auth.ts'
import { noteSignIn } from '../../features/accounts/note-sign-in.ts'
import type { Around } from './auth-route.ts'

const deviceCookie = 'device'
const fourHundredDays = 400 * 24 * 60 * 60

/** Notes from which browser a session was begun, by a cookie that the browser keeps for the next time. */
export const noteDevice: Around =
  async ({ request, reply, dependencies }) =>
  async ({ token, session }) => {
    const sessionToken = token ?? session?.token
    // There is none where a second step is still to come.
    if (typeof sessionToken !== 'string') return
    const isSecure = dependencies.publicUrl?.startsWith('https:') ?? false
    const name = `${isSecure ? '__Secure-' : ''}${cookiePrefix}.${deviceCookie}`
    const known = parseCookies(request.headers.cookie ?? '').get(name)
    const deviceToken =
      known !== undefined && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url')
    await noteSignIn(dependencies, { sessionToken, deviceToken, requestId: request.id })
    reply.header(
      'set-cookie',
      `${name}=${deviceToken}; Path=/api/auth; Max-Age=${fourHundredDays}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    )
  }
