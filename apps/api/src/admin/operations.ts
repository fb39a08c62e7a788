import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type DatabaseConnection, type Db, openDatabase } from '@suv/db'
import { reachDatabase } from '@suv/db/reach-database'
import { DomainError } from '@suv/domain'
import { createBackup } from '../backup/create-backup.ts'
import { FileLedger } from '../backup/file-ledger.ts'
import type { BackupManifest } from '../backup/format.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { verifyBackup } from '../backup/verify-backup.ts'
import { systemClock } from '../clock.ts'
import { authSecretFile, chooseFiles, keepSecret, openMail } from '../dependencies.ts'
import type { Environment } from '../env.ts'
import { createLogger } from '../logger.ts'
import { runAuditCommand } from './audit.ts'
import { checkTls } from './check-tls.ts'
import { runGrantServing } from './grant-serving.ts'
import { runMigrateCommand } from './migrate.ts'
import { describeStatus } from './status.ts'

/** A command on the installation as a whole. It neither migrates the database nor starts the job queue. */
export type OperatorCommand = {
  readonly name: string
  /** Names of its arguments, in order; one in brackets may be left out. */
  readonly args: readonly string[]
  readonly help: string
  /** Works on the embedded database of a running server too. */
  readonly whileRunning: boolean
  /** @returns what to print. @throws DomainError or DatabaseStateError with what to tell the operator. */
  readonly operate: (environment: Environment, args: readonly string[]) => Promise<string>
}

/** What operators do with the whole of an installation. */
export const operatorCommands: readonly OperatorCommand[] = [
  {
    name: 'backup',
    args: ['FILE'],
    help: 'Writes rows and files of this moment into FILE, encrypted where BACKUP_PASSPHRASE or BACKUP_RECIPIENT is set.',
    whileRunning: true,
    operate: (environment, [file = '']) =>
      withDatabase(environment, { sharing: true }, async (db) => {
        const secret = environment.authSecret ?? (await keepSecret(environment.dataDir))
        const path = whereTyped(file)
        const made = await createBackup(path, {
          db,
          kind: environment.databaseUrl === undefined ? 'embedded' : 'server',
          files: await chooseFiles(environment, secret),
          authSecret: { value: secret, isKept: environment.authSecret === undefined },
          keys: environment.backup.keys,
          clock: systemClock,
        })
        return [
          `${path}: ${counted(made.rows, 'row')} of ${counted(made.tables, 'table')} and ${counted(made.files, 'file')} (${made.fileBytes} bytes) as of ${made.takenAt}.`,
          ...tellWithoutFile(made.withoutFile),
          ...tellJobs(made.waitingJobs),
        ].join('\n')
      }),
  },
  {
    name: 'verify',
    args: ['FILE'],
    help: 'Reads a backup to its end and compares rows with their digests, files with the rows that name them, and rows with the files.',
    whileRunning: true,
    operate: async ({ backup: { keys } }, [file = '']) => {
      using ledger = new FileLedger()
      const { header, manifest, problems } = await verifyBackup(whereTyped(file), { keys, ledger })
      if (problems.length > 0) throw new DomainError('conflict', problems.join('\n'))
      const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
      return [
        `Whole: ${counted(rows, 'row')} of ${counted(header.tables.length, 'table')} and ${counted(manifest.files.count, 'file')} as of ${header.takenAt}, schema ${header.migrations.at(-1)}.`,
        ...tellWithoutFile(manifest.withoutFile),
      ].join('\n')
    },
  },
  {
    name: 'restore',
    args: ['FILE', '[--keep-sessions] [--other-secret]'],
    help: 'Verifies a backup and restores it into an empty installation of its version or a newer one. Everybody is signed out unless --keep-sessions.',
    whileRunning: false,
    operate: (environment, [file = '', ...flags]) => {
      const unknown = flags.find((flag) => !['--keep-sessions', '--other-secret'].includes(flag))
      if (unknown !== undefined) throw new DomainError('invalid_input', `There is no ${unknown}.`)
      return withDatabase(environment, { sharing: false }, async (db) => {
        const own = environment.authSecret ?? (await readOwnSecret(environment.dataDir))
        const made = await restoreBackup(whereTyped(file), {
          db,
          // Nothing is signed meanwhile.
          files: await chooseFiles(environment, own ?? ''),
          keys: environment.backup.keys,
          authSecret: own,
          keepAuthSecret:
            environment.authSecret === undefined
              ? async (secret) => {
                  await keepSecret(environment.dataDir, secret)
                }
              : undefined,
          acceptsOtherSecret: flags.includes('--other-secret'),
          keepsSessions: flags.includes('--keep-sessions'),
        })
        const { header, manifest, endedSessions, beganBefore } = made
        const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
        return [
          ...(beganBefore ? ['An earlier restore had not come to its end; it was begun anew.'] : []),
          `Restored ${counted(rows, 'row')} of ${counted(header.tables.length, 'table')} and ${counted(manifest.files.count, 'file')} as of ${header.takenAt}.`,
          `${counted(endedSessions, 'session')} ended.`,
          ...tellWithoutFile(manifest.withoutFile),
          ...tellJobs(header.waitingJobs),
        ].join('\n')
      })
    },
  },
  {
    name: 'backup-secret',
    args: ['FILE'],
    help: 'Prints the AUTH_SECRET that a backup of an installation without one in its environment carries.',
    whileRunning: true,
    operate: async ({ backup: { keys } }, [file = '']) => {
      using ledger = new FileLedger()
      const { authSecret } = await verifyBackup(whereTyped(file), { keys, ledger })
      if (authSecret !== undefined) return authSecret
      throw new DomainError('not_found', 'It carries none: AUTH_SECRET was set where it was made.')
    },
  },
  {
    name: 'status',
    args: [],
    help: 'Says whether the database, the files and mail work, and what jobs wait.',
    whileRunning: true,
    operate: (environment) =>
      withDatabase(environment, { sharing: true }, async (db) => {
        const own = environment.authSecret ?? (await readOwnSecret(environment.dataDir))
        const files = await chooseFiles(environment, own ?? '')
        const mail = await openMail(environment, createLogger('error'))
        const checks = { files: files.check, mail: () => mail.check() }
        return await describeStatus({ db, checks }).finally(() => mail.close())
      }),
  },
  {
    name: 'audit',
    args: ['head|verify', '[HEAD]'],
    help: 'Prints the head of the audit’s chain, to be kept elsewhere, or follows the chain, through a HEAD that was kept.',
    whileRunning: true,
    operate: (environment, args) =>
      withDatabase(environment, { sharing: true }, (db) =>
        runAuditCommand(db, args, { now: systemClock.now() }),
      ),
  },
  {
    name: 'migrate',
    args: ['[--plan]'],
    help: 'Brings the schema up to date, as a start does; with --plan says what would happen and who would wait.',
    whileRunning: false,
    operate: (environment, args) =>
      withDatabase(environment, { sharing: args.length > 0 }, (db) => runMigrateCommand(db, args)),
  },
  {
    name: 'check-tls',
    args: ['[ADDRESS]'],
    help: 'Looks at PUBLIC_URL, or another address, as browsers reach it: versions and suites of TLS, and the certificate. Fails where one is out of date.',
    whileRunning: true,
    operate: ({ publicUrl }, [address = publicUrl]) => {
      if (address === undefined)
        throw new DomainError('invalid_input', 'Say an address: PUBLIC_URL is not set.')
      return checkTls(address)
    },
  },
  {
    name: 'grant-serving',
    args: ['ROLE'],
    help: 'Brings the schema up to date as its owner, and lets a role of PostgreSQL serve: read and write rows, and change no table.',
    whileRunning: false,
    operate: (environment, [role = '']) =>
      withDatabase(environment, { sharing: false }, (db, connection) =>
        runGrantServing(db, { connection, role }),
      ),
  },
]

async function withDatabase<T>(
  // Without a pooler: the one transaction lasts long.
  { databaseDirectUrl: databaseUrl, dataDir, preparesStatements }: Environment,
  { sharing }: { sharing: boolean },
  use: (db: Db, connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const { connection, close } = await reachDatabase({ databaseUrl, dataDir, sharing })
  try {
    const db = openDatabase(connection, { preparesStatements, poolSize: 2 })
    return await use(db, connection).finally(() => db.destroy())
  } finally {
    await close()
  }
}

/** pnpm runs this in the package's folder; INIT_CWD is where the person stands. */
function whereTyped(file: string): string {
  return resolve(process.env.INIT_CWD ?? '', file)
}

function readOwnSecret(dataDir: string): Promise<string | undefined> {
  return readFile(join(dataDir, authSecretFile), 'utf8').catch(() => undefined)
}

function tellWithoutFile(documents: BackupManifest['withoutFile']): string[] {
  return documents.map(({ id, why }) =>
    why === 'deleted'
      ? `Document ${id} was deleted while its turn came: its record is left out when this is restored.`
      : `Document ${id} has lost its file: only its record is here.`,
  )
}

function tellJobs(waiting: Readonly<Record<string, number>>): string[] {
  const kinds = Object.entries(waiting).map(([kind, count]) => `${kind} ${count}`)
  if (kinds.length === 0) return []
  return [`Waiting jobs are not carried along: ${kinds.join(', ')}.`]
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
