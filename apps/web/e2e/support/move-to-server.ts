import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  dropDatabases,
  newPrefix,
  runAsAdmin,
  withDatabaseName,
} from '../../../../packages/db/test/support/server-databases.ts'
import { findFreePort, type Installation, onServer } from './installation.ts'
import type { FreshData, SampleSignIn } from './run.ts'
import { runAdmin } from './run-admin.ts'

type Template = { readonly installation: Installation; readonly server: NonNullable<FreshData['server']> }

/** An empty database on a server, with a folder, for what is in `trial`. */
export async function makeTemplate(trial: Installation, adminUrl: string): Promise<Template> {
  const prefix = newPrefix()
  const template = `${prefix}_template`
  const secret = await readFile(join(trial.dataDir, 'auth-secret'), 'utf8')
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-e2e-'))
  await runAsAdmin(adminUrl, `create database ${template}`)
  const installation = {
    port: await findFreePort(),
    dataDir,
    variables: onServer(dataDir, { url: withDatabaseName(adminUrl, template), secret }),
    remove: async () => {
      // Those of the tests too, should one not have come to its end.
      await dropDatabases(adminUrl, prefix)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return { installation, server: { adminUrl, prefix, template, secret } }
}

/** Moves the trial there as its member would, by a backup. Gives how they sign in afterwards. */
export async function moveTo(
  { installation, server: { adminUrl, template } }: Template,
  { trial, sample }: { trial: Installation; sample: SampleSignIn },
): Promise<SampleSignIn> {
  const backup = join(trial.dataDir, 'to-server.tar.gz')
  await runAdmin(trial, ['backup', backup])
  await runAdmin(installation, ['restore', backup])
  await rm(backup)
  // A server leaves the sample member no way in, as their password is published. So they become somebody else.
  const email = 'amara@landfall.example'
  await runAsAdmin(
    withDatabaseName(adminUrl, template),
    `update users set email = '${email}', username = 'amara' where username = 'founder'`,
  )
  return { ...sample, email }
}
