import { apiKeysRouter } from './features/api-keys/api-keys.router.ts'
import { eligibilityRouter } from './features/eligibility/eligibility.router.ts'
import { sessionsRouter } from './features/sessions/sessions.router.ts'
import { settingsRouter } from './features/settings/settings.router.ts'
import { usersRouter } from './features/users/users.router.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  apiKeys: apiKeysRouter,
  eligibility: eligibilityRouter,
  sessions: sessionsRouter,
  settings: settingsRouter,
  users: usersRouter,
})

export type AppRouter = typeof appRouter
