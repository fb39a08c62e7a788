import { promises as fs } from 'node:fs'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { FileMigrationProvider } from 'kysely/migration'

/** Every migration by its file's name. Kysely does them in the order of their names, which begin with the time. */
export const migrationFiles = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
})
