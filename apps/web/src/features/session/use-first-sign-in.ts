import { useRouter } from '@tanstack/react-router'
import { RequestError } from '../../request.ts'
import { receiveCarriedResult } from '../eligibility/receive-carried-result.ts'
import { signIn } from './session.ts'

/** Signs in with a password that was set a moment ago, and leads to where that comes to. */
export function useFirstSignIn(): (given: { email: string; password: string }) => Promise<void> {
  const router = useRouter()
  return async (given) => {
    receiveCarriedResult()
    try {
      const step = await signIn(given)
      if (step === 'second-step') await router.navigate({ to: '/login', hash: 'code', replace: true })
      else await router.navigate({ to: '/dashboard', replace: true })
    } catch (error) {
      // The password is set: what failed is only the sign-in, which can be done by hand.
      if (!(error instanceof RequestError)) throw error
      await router.navigate({ to: '/login', replace: true })
    }
  }
}
