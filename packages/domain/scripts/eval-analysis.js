import { evaluateRules } from '../src/document-analyses/evaluation/evaluate.ts'
import { labelledDocuments } from '../src/document-analyses/evaluation/labelled-documents.ts'

/** Prints how well the rules read the labelled documents. */
const { scores, misses } = evaluateRules(labelledDocuments)
const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`.padStart(9)

print(`Rules on ${labelledDocuments.length} labelled documents\n`)
print(`${'field'.padEnd(38)}right wrong missed precision   recall`)
for (const { field, right, wrong, missed, precision, recall } of scores) {
  const counts = [String(right).padStart(5), String(wrong).padStart(5), String(missed).padStart(6)]
  print(`${field.padEnd(38)}${counts.join(' ')} ${percent(precision)}${percent(recall)}`)
}
print(misses.length === 0 ? '\nNo misses.' : '\nMisses:')
for (const { document, field, problem } of misses) print(`- ${document}: ${field}: ${problem}`)
