import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { safeNextPath } from '../session/next-path.ts'
import { signIn } from '../session/session.ts'

const route = getRouteApi('/login')

/** Leads where the member was headed, or to the dashboard. */
export function useGoOn() {
  const router = useRouter()
  const { next } = route.useSearch()
  return () => router.navigate({ href: safeNextPath(next, window.location.origin), replace: true })
}

/** Signs in, then goes on, or asks for the second step. */
export function useSignIn(onSecondStep: () => void) {
  const queryClient = useQueryClient()
  const goOn = useGoOn()
  return useMutation({
    mutationFn: async (credentials: { email: string; password: string }) => {
      if ((await signIn(queryClient, credentials)) === 'second-step') onSecondStep()
      else await goOn()
    },
  })
}
