import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readEnvironment } from '../../src/env.ts'
import { secretVariables } from '../../src/secret-files.ts'

const root = resolve(import.meta.dirname, '../../../..')
const read = (file: string) => readFile(resolve(root, file), 'utf8')

/** The variables that the image sets. */
async function imageVariables(): Promise<Record<string, string>> {
  const lines = (await read('Dockerfile')).match(/^ENV .*$/gm) ?? []
  return Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, n, v]) => [n, v])),
  )
}

/** Files with secrets, which nothing here mounts, give way to what they would hold. */
function withoutFiles(variables: Record<string, string>): Record<string, string> {
  const database = 'postgres://landfall@database/landfall'
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const secret = secretVariables.find((known) => name === `${known}_FILE`)
      if (secret === undefined) return [name, value]
      if (secret.startsWith('DATABASE')) return [secret, database]
      return [secret, secret === 'SMTP_URL' ? 'smtps://mail.example.com' : 'x'.repeat(32)]
    }),
  )
}

it('on Kubernetes, server and Job get settings that they start with', async () => {
  const image = await imageVariables()
  expect(image).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data' })
  const parts = (await read('deploy/kubernetes/landfall.yaml')).split(/^---$/m)
  const [config = ''] = parts.filter((part) => /^kind: ConfigMap$/m.test(part))
  const [job = ''] = parts.filter((part) => /^kind: Job$/m.test(part))
  const ofServer = [...config.matchAll(/^ {2}([A-Z\d_]+): "?([^"\n]*)"?$/gm)].map(([, n, v]) => [n, v])
  const ofJob = [...job.matchAll(/\{ name: ([A-Z\d_]+), value: ([^}]*?) \}/g)].map(([, n, v]) => [n, v])
  expect(ofServer.length).toBeGreaterThan(10)
  expect(ofJob.length).toBeGreaterThan(1)
  const server = readEnvironment(withoutFiles({ ...image, ...Object.fromEntries(ofServer) }))
  expect(server).toMatchObject({ workers: 1, s3: { bucket: 'landfall' }, metrics: { port: 9464 } })
  // As `admin` reads them.
  const migrates = { ...image, ...Object.fromEntries(ofJob) }
  expect(readEnvironment(withoutFiles(migrates), { listens: false }).databaseDirectUrl).toContain('database')
})
