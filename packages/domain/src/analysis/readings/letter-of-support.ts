import { formatCad } from '../../formatting.ts'
import type { ReadCheck, ReadDocument, Reader } from '../reading.ts'
import { findAmounts, largestAmount } from '../text/amounts.ts'
import { essentialPersons, issueDate, issueDateCheck, organizationCheck } from './support.ts'

export const readLetterOfSupport: Reader = (document) => {
  const { check, facts } = essentialPersons(document)
  const commitment = commitmentCheck(document)
  return {
    checks: [
      organizationCheck(document),
      check,
      issueDateCheck(issueDate(document), document.today),
      ...(commitment ? [commitment] : []),
    ],
    facts,
  }
}

/** Only of a fund or an angel group is an amount asked; null for others, and where the letter does not say which it is. */
function commitmentCheck({ text, edition }: ReadDocument): ReadCheck | null {
  const minimums = edition.minimumInvestment.value
  const isVc = /venture capital/i.test(text)
  const isAngel = /\bangels?\b/i.test(text)
  if (isVc === isAngel) return null
  const minimum = isVc ? minimums.vc : minimums.angel

  const requirement = `Commits at least ${formatCad(minimum)} ${isVc ? 'of venture capital' : 'of angel investment'}`
  const advice = 'Ask the organization to state the amount that it commits, in Canadian dollars.'
  const largest = largestAmount(
    findAmounts(text).filter(({ currency }) => currency === 'CAD' || currency === null),
  )
  if (!largest) {
    return { requirement, status: 'not_met', details: 'No amount in dollars found.', spans: [], advice }
  }
  const amount = formatCad(largest.amount)
  if (largest.amount < minimum) {
    return {
      requirement,
      status: 'not_met',
      details: `The largest amount is ${amount}.`,
      spans: [largest],
      advice,
    }
  }
  return largest.currency === 'CAD'
    ? { requirement, status: 'met', details: `The largest amount is ${amount}.`, spans: [largest], advice }
    : {
        requirement,
        status: 'partially_met',
        details: `The largest amount is ${amount}; the letter does not say that the dollars are Canadian.`,
        spans: [largest],
        advice,
      }
}
