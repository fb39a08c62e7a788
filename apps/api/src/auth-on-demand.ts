import type { Auth, createAuth } from './auth.ts'

/** better-auth, loaded by who asks first. */
export type AuthOnDemand = () => Promise<Auth>

/** The same each time. Its 650 files, a third of what the server reads, are wanted by sign-ins and not by most requests. */
export function openAuth(options: Parameters<typeof createAuth>[0]): AuthOnDemand {
  let opened: Promise<Auth> | undefined
  const open = async () => (await import('./auth.ts')).createAuth(options)
  return () => {
    opened ??= open()
    return opened
  }
}
