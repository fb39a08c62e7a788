/** Adds up what both runners counted: node totals.js VITEST_JSON E2E_LOG */
import { readFileSync } from 'node:fs'

const [unitFile = '', e2eFile = ''] = process.argv.slice(2)
const unit = JSON.parse(readFileSync(unitFile, 'utf8'))
const e2e = /^End-to-end: (\d+) passed, (\d+) failed$/m.exec(readFileSync(e2eFile, 'utf8'))
if (e2e === null) throw new Error('The end-to-end tests did not run to their end.')
process.stdout.write(
  `${unit.numPassedTests + Number(e2e[1])} passed, ${unit.numFailedTests + Number(e2e[2])} failed\n`,
)
