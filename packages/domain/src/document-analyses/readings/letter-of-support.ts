import { formatCad } from '../../formatting.ts'
import { writeAmount } from '../facts/amount-roles.ts'
import { type FoundAmount, findAmounts, largestAmount } from '../facts/amounts.ts'
import { findCompany } from '../facts/companies.ts'
import { dayValue, issueDate } from '../facts/labelled-dates.ts'
import { fieldsOf, type ReadCheck, type ReadDocument, type Reader } from '../reading.ts'
import { essentialPersons, issueDateCheck, organizationCheck } from './support.ts'

export const readLetterOfSupport: Reader = (document) => {
  const { text, today } = document
  const people = essentialPersons(document)
  const organization = organizationCheck(document)
  const issued = issueDate(document, { mayGuess: organization.fields.length > 0 })
  const committed = findCommitment(text)
  const commitment = commitmentCheck(document, committed)
  return {
    checks: [
      organization.check,
      people.check,
      issueDateCheck(issued, today),
      ...(commitment ? [commitment] : []),
    ],
    facts: people.facts,
    fields: [
      ...organization.fields,
      ...people.fields,
      ...fieldsOf({
        company: findCompany(document.layout),
        issuedOn: dayValue(issued),
        commitment: committed && {
          value: writeAmount(committed),
          start: committed.start,
          end: committed.end,
        },
      }),
    ],
  }
}

const promises =
  /\b(?:commit|invests?\b|investing|invested|investment of|investment:|engag|investir|investit|investira|investissement)/giu
/** Amounts that say how large a fund is, or what a program costs. */
const otherwise = /\b(?:fund of|manag|raised|fees?\b|revenue|frais|fonds de|valu)/giu

/** The amount that the letter promises: of several, the largest, in Canadian dollars where it is given so. */
function findCommitment(text: string): FoundAmount | undefined {
  let previousEnd = 0
  const promised = findAmounts(text).filter(({ start, end }) => {
    const lead = text.slice(Math.max(previousEnd, start - 120), start)
    previousEnd = end
    return lastIndexOf(lead, promises) > lastIndexOf(lead, otherwise)
  })
  return largestAmount(promised.filter(({ currency }) => currency === 'CAD')) ?? largestAmount(promised)
}

function lastIndexOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}

/** Only of a fund or an angel group is an amount asked; null for others, and where the letter does not say which it is. */
function commitmentCheck(
  { text, edition }: ReadDocument,
  committed: FoundAmount | undefined,
): ReadCheck | null {
  const minimums = edition.minimumInvestment.value
  const isVc = /venture capital|capital[ -]de risque/i.test(text)
  const isAngel = /\bangels?\b|\banges?\b|investisseurs? providentiels?/i.test(text)
  if (isVc === isAngel) return null
  const minimum = isVc ? minimums.vc : minimums.angel

  const requirement = `Commits at least ${formatCad(minimum)} ${isVc ? 'of venture capital' : 'of angel investment'}`
  const advice = 'Ask the organization to state the amount that it commits, in Canadian dollars.'
  if (!committed) {
    return { requirement, status: 'not_met', details: 'No committed amount found.', spans: [], advice }
  }
  const { currency } = committed
  const check = (status: ReadCheck['status'], details: string): ReadCheck => ({
    requirement,
    status,
    details,
    spans: [committed],
    advice,
  })
  if (currency !== null && currency !== 'CAD') {
    const amount = `${currency} ${committed.amount.toLocaleString('en-CA')}`
    return check('partially_met', `It commits ${amount}, which is not in Canadian dollars.`)
  }
  const amount = formatCad(committed.amount)
  if (committed.amount < minimum) return check('not_met', `It commits ${amount}.`)
  return currency === 'CAD'
    ? check('met', `It commits ${amount}.`)
    : check('partially_met', `It commits ${amount}; the letter does not say that the dollars are Canadian.`)
}
