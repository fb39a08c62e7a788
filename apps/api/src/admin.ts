import { reachDatabase } from '@suv/db/reach-database'
import { type AdminCommand, adminCommands } from './admin/commands.ts'
import { type OperatorCommand, operatorCommands } from './admin/operations.ts'
import { openDependencies } from './dependencies.ts'
import { readEnvironment } from './env.ts'
import { explainFailure } from './explain-failure.ts'

const allCommands: readonly (AdminCommand | OperatorCommand)[] = [...adminCommands, ...operatorCommands]
const exitCodes = { done: 0, failed: 1, misused: 2 } as const

process.umask(0o077)
process.exitCode = await main(process.argv.slice(2))

async function main([name, ...args]: readonly string[]): Promise<number> {
  const command = allCommands.find((known) => known.name === name)
  if (name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(usage())
    return exitCodes.done
  }
  if (command === undefined || !fits(command, args)) {
    process.stderr.write(command === undefined ? usage() : `Usage: ${line(command)}\n${command.help}\n`)
    return exitCodes.misused
  }
  try {
    const environment = readEnvironment(process.env, { listens: false })
    if ('operate' in command) {
      process.stdout.write(`${await command.operate(environment, args)}\n`)
      return exitCodes.done
    }
    const database = await reachDatabase(environment)
    // The log would stand between the lines that are printed.
    const { dependencies, queue, close } = await openDependencies(
      { ...environment, logLevel: 'error' },
      database,
    )
    try {
      const { db, clock } = dependencies
      process.stdout.write(`${await command.run({ db, clock, queue }, args)}\n`)
      return exitCodes.done
    } finally {
      await close()
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    return exitCodes.failed
  }
}

type Described = Pick<AdminCommand, 'name' | 'args' | 'help'>

function fits({ args }: Described, given: readonly string[]): boolean {
  const needed = args.filter((arg) => !arg.startsWith('[')).length
  return given.length >= needed && (args.length > needed || given.length === needed)
}

function line({ name, args }: Described): string {
  return ['pnpm --filter api admin', name, ...args].join(' ')
}

function usage(): string {
  const commands = allCommands.map(
    (command) => `  ${[command.name, ...command.args].join(' ')}\n      ${command.help}`,
  )
  return `Usage: pnpm --filter api admin COMMAND

${commands.join('\n')}

Works on DATABASE_URL, or on the embedded database of DATA_DIR while the server is stopped. What only reads
(${operatorCommands
    .filter(({ whileRunning }) => whileRunning)
    .map((command) => command.name)
    .join(', ')}) works while it runs, too.
`
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return explainFailure(error) ?? error.stack ?? error.message
}
