import { createFileRoute, redirect } from '@tanstack/react-router'
import { isSignedIn } from '../features/session/session.ts'

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    throw redirect({ to: (await isSignedIn(context.queryClient)) ? '/dashboard' : '/login', replace: true })
  },
})
