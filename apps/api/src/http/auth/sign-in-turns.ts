import { isKnownDevice } from '@suv/db'
import { DomainError } from '@suv/domain'
import { networkOf } from '../../network-of.ts'
import { openTurns } from '../../worker-pool/turns.ts'
import type { AuthCall, InTurn } from './auth-route.ts'
import { hashDeviceToken, readDeviceToken } from './device-cookie.ts'

const busy = 'Many people are signing in just now'
const retryAfterSeconds = 60

/**
 * A password is looked at for a third of a second and more, by two threads for everybody. Sixty wait; on a machine that is busy with
 * other things the last of them are ended after a minute, as any request is. Members who change something by their password wait behind
 * the few that are being looked at, not behind the queue.
 */
const fromAnywhere = openTurns({ name: 'sign-ins', concurrency: 4, maxQueue: 60, maxQueueEach: 12, busy })

/** Browsers from which that member has signed in before: a flood from elsewhere does not stand before them. */
const fromKnownDevices = openTurns({
  name: 'sign-ins from known browsers',
  concurrency: 2,
  maxQueue: 20,
  maxQueueEach: 5,
  busy,
})

/** Has a sign-in wait for its turn, one address at a time. @throws DomainError too_many_requests, before anything is counted. */
export const signInInTurn: InTurn = async (call, work) => {
  const email = await emailOfKnownDevice(call)
  const [turns, owner] =
    email === undefined ? [fromAnywhere, networkOf(call.request.ip)] : [fromKnownDevices, email]
  try {
    return await turns.during(owner, async () => {
      // Whoever hung up meanwhile costs the others no time.
      if (call.reply.raw.destroyed) return call.reply
      return work()
    })
  } catch (error) {
    if (
      error instanceof DomainError &&
      error.code === 'too_many_requests' &&
      !call.reply.hasHeader(retryAfter)
    )
      call.reply.header(retryAfter, retryAfterSeconds)
    throw error
  }
}

const retryAfter = 'retry-after'

async function emailOfKnownDevice(call: AuthCall): Promise<string | undefined> {
  const deviceToken = readDeviceToken(call)
  const { email: given } = (call.request.body ?? {}) as { email?: unknown }
  if (deviceToken === undefined || typeof given !== 'string') return undefined
  const email = given.trim().toLowerCase()
  const tokenHash = hashDeviceToken(deviceToken)
  return (await isKnownDevice(call.dependencies.db, { email, tokenHash })) ? email : undefined
}
