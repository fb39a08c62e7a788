import { createFileRoute, redirect } from '@tanstack/react-router'
import { isSignedIn } from '../features/session/session.ts'

// The landing page is a document of its own. A link to it from inside the app leads a member to the dashboard instead.
export const Route = createFileRoute('/')({
  beforeLoad: async ({ preload }) => {
    if (await isSignedIn()) throw redirect({ to: '/dashboard', replace: true })
    if (preload) return
    window.location.assign('/')
    // The document is on its way; until then the page that links to it stays.
    await new Promise(() => {})
  },
})
