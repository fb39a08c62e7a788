import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Runs one statement on the server's own database and disconnects. */
export async function runAsAdmin(adminUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

export function withDatabaseName(url: string, name: string): string {
  const named = new URL(url)
  named.pathname = `/${name}`
  return named.href
}

/** How the databases of one run are called: a name of its own, so that runs side by side on one server do not meet. */
export function newPrefix(): string {
  return `test_${randomBytes(6).toString('hex')}`
}

/** Creates a database with all that is in the template. Gives its name. */
export async function cloneDatabase(
  adminUrl: string,
  { prefix, template }: { readonly prefix: string; readonly template: string },
): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await runAsAdmin(adminUrl, `create database ${name} template ${template}`)
  return name
}

/** Several at once can clone a template as long as nobody is connected to it. */
export async function closeTemplate(adminUrl: string, template: string): Promise<void> {
  await runAsAdmin(adminUrl, `alter database ${template} with allow_connections false`)
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`)
}

/** What a run has left: its templates, and the clones of tests that did not come to their end. */
export async function dropDatabases(adminUrl: string, prefix: string): Promise<void> {
  const rows = await runAsAdmin(
    adminUrl,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  )
  for (const { datname } of rows) await dropDatabase(adminUrl, String(datname))
}
