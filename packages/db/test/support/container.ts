import { PostgreSqlContainer } from '@testcontainers/postgresql'
import { getContainerRuntimeClient } from 'testcontainers'

const image = 'postgres:17'

/** The tests' data may be lost at any time: nothing is forced to a disk, or kept on one. */
const withoutDurability = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((setting) => [
  '-c',
  `${setting}=off`,
])

/** Starts a PostgreSQL for this run, or says why not. */
export async function startContainer(): Promise<
  | { readonly url: string; readonly image: string; readonly stop: () => Promise<void> }
  | { readonly reason: string }
> {
  try {
    await getContainerRuntimeClient()
  } catch {
    return { reason: 'no Docker engine answers' }
  }
  try {
    const container = await new PostgreSqlContainer(image)
      .withCommand(['postgres', ...withoutDurability])
      .withTmpFs({ '/var/lib/postgresql/data': 'rw' })
      .start()
    return {
      image,
      url: container.getConnectionUri(),
      stop: async () => {
        await container.stop()
      },
    }
  } catch (error) {
    // An engine that cannot fetch the image, as without a network, should not keep anybody from running the tests.
    return { reason: `${image} did not start (${error instanceof Error ? error.message : String(error)})` }
  }
}
