import { startContainer } from './container.ts'

type ReachedServer = {
  readonly description: string
  /** Address of the server's own database, as a user who may create others. */
  readonly adminUrl: string
  readonly stop: () => Promise<void>
}

/** The PostgreSQL of TEST_DATABASE_URL; else one in a container where a Docker engine can start it; else why there is none. */
export async function reachServer(): Promise<ReachedServer | { readonly reason: string }> {
  const url = process.env.TEST_DATABASE_URL
  if (url !== undefined && url !== '') {
    return { description: 'PostgreSQL of TEST_DATABASE_URL', adminUrl: url, stop: async () => {} }
  }
  const container = await startContainer()
  if ('reason' in container) return container
  const { image, url: adminUrl, stop } = container
  return { description: `PostgreSQL in a container (${image})`, adminUrl, stop }
}
