/**
 * Looks for code written twice: `pnpm duplicates`. The budget beside this file only falls: more clones than it allows fail, and
 * so does a budget that stands above what is found, until it is lowered.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const { clones: budget } = JSON.parse(readFileSync(join(import.meta.dirname, 'duplicates.json'), 'utf8'))

const output = mkdtempSync(join(tmpdir(), 'duplicates-'))
const ignored = [
  '**/node_modules/**',
  '**/dist/**',
  '**/*.gen.ts',
  '**/*.generated.ts',
  '**/.css-types/**',
  // Labelled documents are data: letters of one kind look alike.
  '**/document-analyses/evaluation/**',
]
execFileSync(
  process.execPath,
  [
    // It throws an error for every token that it does not know yet, and keeps what it remembers: without the traces of those,
    // and with more room for what is new, it takes two thirds of the time.
    ...['--stack-trace-limit=0', '--max-semi-space-size=128', join(root, 'node_modules/jscpd/bin/jscpd')],
    ...['.', '--gitignore', '--silent', '--min-lines', '6', '--min-tokens', '50'],
    ...['--format', 'typescript,tsx,css', '--ignore', ignored.join(',')],
    ...['--reporters', 'json', '--output', output],
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)
const { duplicates } = JSON.parse(readFileSync(join(output, 'jscpd-report.json'), 'utf8'))
rmSync(output, { recursive: true })

const place = ({ name, start, end }) => `${name}:${start}-${end}`
const found = duplicates.length
if (found > budget) {
  for (const { firstFile, secondFile } of duplicates)
    console.error(`${place(firstFile)} ~ ${place(secondFile)}`)
  console.error(`${found} clones, and the budget is ${budget}: write what is the same once.`)
} else if (found < budget) {
  console.error(`${found} clones, and the budget is ${budget}: lower it in .ci/duplicates.json.`)
} else console.warn(`${found} clones, as many as the budget allows.`)
process.exitCode = found === budget ? 0 : 1
