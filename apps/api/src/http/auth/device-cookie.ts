import { createHash, randomBytes } from 'node:crypto'
import { cookiePrefixFor, isServedSecurely, readCookie } from '../cookies.ts'
import type { AuthCall } from './auth-route.ts'

const fourHundredDays = 400 * 24 * 60 * 60

/** What the browser's cookie says, by which a browser is known again; undefined: it has none, or one that we did not make. */
export function readDeviceToken({ request, dependencies }: AuthCall): string | undefined {
  const token = readCookie(request.headers.cookie ?? '', nameOf(dependencies))
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Keeps a token in the browser for the next time: the one that it has, or a new one. @returns the token. */
export function keepDeviceToken(call: AuthCall): string {
  const token = readDeviceToken(call) ?? randomBytes(32).toString('base64url')
  const secure = isServedSecurely(call.dependencies.publicUrl) ? '; Secure' : ''
  call.reply.header(
    'set-cookie',
    // `__Host-` asks for the path of the whole site.
    `${nameOf(call.dependencies)}=${token}; Path=/; Max-Age=${fourHundredDays}; HttpOnly; SameSite=Lax${secure}`,
  )
  return token
}

/** What the database keeps of a token. */
export function hashDeviceToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function nameOf({ publicUrl }: { publicUrl: string | undefined }): string {
  return `${cookiePrefixFor(publicUrl)}.device`
}
