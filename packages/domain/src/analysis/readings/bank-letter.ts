import { formatCad, formatDate } from '../../formatting.ts'
import { requiredSettlementFunds } from '../../program/settlement-funds.ts'
import { foundOrNot, type ReadCheck, type ReadDocument, type Reader } from '../reading.ts'
import { findAmounts, largestAmount } from '../text/amounts.ts'
import { sentenceAround, spanOf } from '../text/span.ts'
import { issueDate } from './support.ts'

/** What a bank letter should say, as far as a page about the bank-letter rules lists it (documents/checklist.json). */
export const readBankLetter: Reader = (document) => {
  const { text } = document
  const issued = issueDate(document)
  return {
    checks: [
      fundsCheck(document),
      mentionCheck(
        text,
        'Names the account holder',
        /(?:[Aa]ccount [Hh]older|[Nn]ame of (?:the )?(?:client|customer|account holder)|[Tt]itulaire|ACCOUNT HOLDER)[ \t]{0,3}[:–-]?[ \t]{0,3}\S[^\n]{1,80}|\b(?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}[\p{L}'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{0,30}){0,3}/u,
        "Ask the bank to write the applicant's name as in the passport.",
      ),
      mentionCheck(
        text,
        'Gives an account number',
        /(?:account|a\/c)[ \t]{0,2}(?:number|no\b\.?|#)?[ \t]{0,3}[:#]?[ \t]{0,3}(?=[\dX*-]{0,29}\d)[\dX*-]{4,30}|num[ée]ro de compte[^\n]{1,40}/iu,
        'Ask the bank to list each account with its number and opening date.',
      ),
      mentionCheck(
        text,
        'Gives the average balance of six months',
        /(?:six|6)[ -]months?[^.\n]{0,40}average|average[^.\n]{0,60}(?:six|6)[ -]months?/i,
        'Ask the bank for the average balance of the last six months, beside the current one.',
      ),
      foundOrNot(
        'Carries its date',
        issued && { span: issued, details: `It is dated ${formatDate(issued.day)}.` },
        'Ask the bank for a dated letter.',
      ),
    ],
  }
}

function mentionCheck(text: string, requirement: string, pattern: RegExp, advice: string): ReadCheck {
  const match = pattern.exec(text)
  return foundOrNot(
    requirement,
    match ? { span: spanOf(match), details: 'The text says so.' } : undefined,
    advice,
  )
}

/** The largest amount against what the edition asks of the family. Other currencies are not converted: no rate is known here. */
function fundsCheck({ text, edition, familySize }: ReadDocument): ReadCheck {
  const required = requiredSettlementFunds(familySize, edition)
  const people = familySize === null || familySize === 1 ? '1 person' : `a family of ${familySize}`
  const requirement = `Shows at least ${formatCad(required)} for ${people}`
  const amounts = findAmounts(text)
  // A Canadian amount decides where there is one: an amount in a weaker currency is a larger number.
  const canadian = largestAmount(amounts.filter(({ currency }) => currency === 'CAD'))
  const largest = canadian ?? largestAmount(amounts)
  if (!largest) {
    const advice = 'Ask the bank to state the current balance with its currency.'
    return { requirement, status: 'not_met', details: 'No amount with a currency found.', spans: [], advice }
  }
  const spans = [sentenceAround(text, largest), largest]

  if (largest.currency !== null && largest.currency !== 'CAD') {
    const amount = `${largest.currency} ${largest.amount.toLocaleString('en-CA')}`
    return {
      requirement,
      status: 'partially_met',
      details: `The largest amount is ${amount}, which is not in Canadian dollars.`,
      spans,
      advice: 'Add the amount in Canadian dollars on the day of the letter.',
    }
  }
  const amount = formatCad(largest.amount)
  if (largest.amount < required) {
    return {
      requirement,
      status: 'not_met',
      details: `The largest amount is ${amount}, ${formatCad(required - largest.amount)} too little.`,
      spans,
      advice: `Show at least ${formatCad(required)} in all, in one letter or in several.`,
    }
  }
  return largest.currency === 'CAD'
    ? { requirement, status: 'met', details: `The largest amount is ${amount}.`, spans, advice: '' }
    : {
        requirement,
        status: 'partially_met',
        details: `The largest amount is ${amount}; the letter does not say that the dollars are Canadian.`,
        spans,
        advice: 'Ask the bank to name the currency beside the amount.',
      }
}
