import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeNextPath } from '../features/session/next-path.ts'
import { isSignedIn } from '../features/session/session.ts'
import { SignInPage } from '../features/sign-in/SignInPage.tsx'

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in' },
  validateSearch: (search): { next?: string } =>
    typeof search.next === 'string' ? { next: search.next } : {},
  beforeLoad: async ({ search }) => {
    // At build time there is nobody to ask for.
    if (import.meta.env.SSR) return
    if (await isSignedIn()) {
      throw redirect({ href: safeNextPath(search.next, window.location.origin), replace: true })
    }
  },
  component: SignInPage,
})
