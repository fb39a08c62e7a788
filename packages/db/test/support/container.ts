import { PostgreSqlContainer } from '@testcontainers/postgresql'
import { getContainerRuntimeClient } from 'testcontainers'

const image = 'postgres:17'

/** The tests' data may be lost at any time: nothing is forced to a disk, or kept on one. */
const withoutDurability = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((setting) => [
  '-c',
  `${setting}=off`,
])

type Container = { readonly url: string; readonly image: string; readonly stop: () => Promise<void> }

/** Starts a PostgreSQL for this run, or says why not. */
export async function startContainer(): Promise<Container | { readonly reason: string }> {
  try {
    await getContainerRuntimeClient()
  } catch {
    return { reason: 'no Docker engine answers' }
  }
  try {
    return await start().catch(startWithoutReaper)
  } catch (error) {
    // An engine that cannot fetch the image, as without a network, should not keep anybody from running the tests.
    return { reason: `${image} did not start: ${error instanceof Error ? error.message : String(error)}` }
  }
}

async function start(): Promise<Container> {
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
}

/**
 * Testcontainers' second container removes the first one when a run is killed. Where its image is the one that cannot be
 * fetched, the run's own teardown has to do.
 */
function startWithoutReaper(): Promise<Container> {
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true'
  return start()
}
