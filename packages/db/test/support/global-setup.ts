import type { TestProject } from 'vitest/node'
import { chooseServer } from './servers.ts'

/** The projects that want a database; a run without them starts none. */
const projectsWithDatabase = new Set(['db', 'api'])

/**
 * Once per run, for all projects together: chooses a PostgreSQL, migrates a template there, says which it is, and takes
 * everything away again at the end.
 */
export default async function setup(root: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { vitest } = root
  if (!vitest.projects.some((project) => projectsWithDatabase.has(project.name))) return undefined
  const started = performance.now()
  const { description, server, stop } = await chooseServer()
  root.provide('testDatabaseServer', server)
  vitest.logger.log(` Database for the tests: ${description} (${seconds(started)} s)`)
  return stop
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
