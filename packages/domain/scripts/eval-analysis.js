import { writeFile } from 'node:fs/promises'
import {
  calibrate,
  evenly,
  reliabilityOf,
  statementsOn,
} from '../src/document-analyses/evaluation/calibrate.ts'
import {
  heldOutDocuments,
  tuningDocuments,
} from '../src/document-analyses/evaluation/generated/evaluation-sets.ts'
import { labelledDocuments } from '../src/document-analyses/evaluation/labelled-documents.ts'
import { scoreFacts, shareRight, sharesBy } from '../src/document-analyses/evaluation/score-facts.ts'
import { calibrationHalf, trialHalf } from '../src/document-analyses/evaluation/second-author/halves.ts'
import { setA } from '../src/document-analyses/evaluation/second-author/set-a/index.ts'
import { setB } from '../src/document-analyses/evaluation/second-author/set-b/index.ts'
import { setC } from '../src/document-analyses/evaluation/third-author/index.ts'

/**
 * Prints how well the rules read, and whether their confidence holds. `--calibrate` writes the confidence anew. `--misses` lists what is wrong in the tuning set; `--held-out-misses` in the held-out set, which is
 * for the list in docs/analysis.md only: a rule made for one of those misses spoils the measure.
 */
const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)
const percent = (/** @type {{right: number, all: number, share: number} | undefined} */ score) =>
  score
    ? `${(score.share * 100).toFixed(1).padStart(6)} % ${`${score.right}/${score.all}`.padStart(10)}`
    : ' '.repeat(19)

if (process.argv.includes('--calibrate')) {
  const table = Object.entries(
    calibrate(
      evenly(
        statementsOn(heldOutDocuments(1), { beforeFloor: true }),
        statementsOn(calibrationHalf, { beforeFloor: true }),
      ),
    ),
  )
  const lines = table.map(([key, share]) => `  '${key}': ${share},`)
  const file = new URL('../src/document-analyses/calibration.ts', import.meta.url)
  const head =
    "/** Written by `pnpm --filter domain eval:analysis --calibrate`, which measures it on held-out layouts and on a second author's. */"
  await writeFile(file, `${head}\nexport const calibration = {\n${lines.join('\n')}\n} as const\n`)
  print('Wrote calibration.ts. Run again without --calibrate to see it hold.')
  process.exit()
}

const heldOut = scoreFacts(heldOutDocuments())
const tuning = scoreFacts([...tuningDocuments(), ...labelledDocuments])
const [secondTuning, secondHeldOut, third] = [setA, setB, setC].map((documents) => scoreFacts(documents))

/** @type {[string, (fact: (typeof heldOut)[number]) => string][]} */
const views = [
  ['field', ({ field }) => field],
  ['kind of document', ({ kind }) => kind],
  ['noise', ({ document }) => (/ (3|6|9)$/.test(document) ? 'as from a scan' : 'clean')],
]
print(
  `${'all facts'.padEnd(30)} held-out ${percent(shareRight(heldOut))}   tuning ${percent(shareRight(tuning))}`,
)
print(
  `${'by a second author'.padEnd(30)} held-out ${percent(shareRight(secondHeldOut ?? []))}   tuning ${percent(shareRight(secondTuning ?? []))}`,
)
print(`${'by a third author'.padEnd(30)} held-out ${percent(shareRight(third ?? []))}`)
for (const [title, by] of views) {
  print(`\n${title.padEnd(30)} held-out ${' '.repeat(19)}   tuning`)
  const [left, right] = [sharesBy(heldOut, by), sharesBy(tuning, by)]
  for (const key of [...new Set([...left.keys(), ...right.keys()])].toSorted()) {
    print(`${key.padEnd(30)}          ${percent(left.get(key))}          ${percent(right.get(key))}`)
  }
}
print('\nwhat says   is right in            of')
for (const { from, to, stated, right, all } of reliabilityOf(
  evenly(statementsOn(heldOutDocuments()), statementsOn(trialHalf)),
)) {
  const says = `${from}-${to} %`.padEnd(11)
  print(
    `${says} ${((right / all) * 100).toFixed(1).padStart(5)} % (mean said ${stated.toFixed(1)} %) ${String(all).padStart(6)}`,
  )
}

const show = (/** @type {typeof heldOut} */ facts) => {
  for (const { document, field, expected, found, isRight } of facts) {
    if (!isRight) print(`- ${document}: ${field}: '${expected}' read as '${found}'`)
  }
}
if (process.argv.includes('--misses')) show([...tuning, ...(secondTuning ?? [])])
if (process.argv.includes('--held-out-misses')) show([...heldOut, ...(secondHeldOut ?? []), ...(third ?? [])])
