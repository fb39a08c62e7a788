import { noteSignIn } from '../../features/accounts/note-sign-in.ts'
import type { Around } from './auth-route.ts'
import { hashDeviceToken, keepDeviceToken } from './device-cookie.ts'

/** Notes from which browser a session was begun, by a cookie that the browser keeps for the next time. */
export const noteDevice: Around =
  async (call) =>
  async ({ token: sessionToken }) => {
    // There is none where a second step is still to come.
    if (sessionToken === undefined) return
    const deviceHash = hashDeviceToken(keepDeviceToken(call))
    await noteSignIn(call.dependencies, { sessionToken, deviceHash, requestId: call.request.id })
  }
