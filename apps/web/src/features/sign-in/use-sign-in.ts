import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { safeNextPath } from '../session/next-path.ts'
import { signIn } from '../session/session.ts'

const route = getRouteApi('/login')

/** Signs in, then goes where the member was headed, or to the dashboard. */
export function useSignIn() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { next } = route.useSearch()
  return useMutation({
    mutationFn: async (credentials: { email: string; password: string }) => {
      await signIn(queryClient, credentials)
      await router.navigate({ href: safeNextPath(next, window.location.origin), replace: true })
    },
  })
}
