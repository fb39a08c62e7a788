/**
 * Lists every figure of the rule book with its source and the days since somebody checked it: `pnpm rules:check`. Fails when one
 * has not been checked for too long. `pnpm rules:check 2027-03-01` asks about another day.
 */
import { figureAges, mostDaysUnchecked } from '../packages/domain/src/program/figure-ages.ts'
import { figureTopics } from '../packages/domain/src/program/figure-topics.ts'

const day = process.argv[2] ?? new Date().toISOString().slice(0, 10)
if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
  console.error(`${day} is no day: write it as 2027-03-01.`)
  process.exit(2)
}

const print = (line) => process.stdout.write(`${line}\n`)
const ages = figureAges(figureTopics, day)
for (const { topic, value, source, checkedOn, days, isStale } of ages) {
  print(`${isStale ? 'CHECK ' : '      '}${String(days).padStart(4)} days  ${checkedOn}  ${topic}: ${value}`)
  print(`                              ${source.title}: ${source.url}`)
}

const stale = ages.filter(({ isStale }) => isStale)
if (stale.length > 0) {
  console.error(
    `${stale.length} of ${ages.length} figures have not been checked for more than ${mostDaysUnchecked} days. ` +
      'Read each source again, correct what changed, and set its checkedOn.',
  )
  process.exitCode = 1
} else print(`${ages.length} figures, none unchecked for more than ${mostDaysUnchecked} days.`)
