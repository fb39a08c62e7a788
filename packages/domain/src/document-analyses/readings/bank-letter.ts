import { formatCad, formatDate } from '../../formatting.ts'
import { requiredSettlementFunds } from '../../program/settlement-funds.ts'
import { fieldsOf, foundOrNot, type ReadCheck, type ReadDocument, type Reader } from '../reading.ts'
import { averageBalance, currentBalance, findRoledAmounts, writeAmount } from '../text/amount-roles.ts'
import type { FoundAmount } from '../text/amounts.ts'
import { dayValue, issueDate } from '../text/labelled-dates.ts'
import type { FoundValue } from '../text/labels.ts'
import { findHolder } from '../text/persons.ts'
import { sentenceAround, spanOf } from '../text/span.ts'

/** What a bank letter should say, as far as a page about the bank-letter rules lists it (documents/checklist.json). */
export const readBankLetter: Reader = (document) => {
  const { text, dates } = document
  const issued = issueDate(text, dates)
  const holder = findHolder(text)
  const amounts = findRoledAmounts(text)
  const balance = currentBalance(amounts)
  const average = averageBalance(amounts)
  return {
    checks: [
      fundsCheck(document, balance, average),
      foundOrNot(
        'Names the account holder',
        holder && { span: holder, details: `It names ${holder.value}.` },
        "Ask the bank to write the applicant's name as in the passport.",
      ),
      mentionCheck(
        text,
        'Gives an account number',
        /(?:account|a\/c)[ \t]{0,2}(?:number|no\b\.?|#)?[ \t]{0,3}[:#]?[ \t]{0,3}(?=[\dX*-]{0,29}\d)[\dX*-]{4,30}|(?:num[ée]ro (?:de|du) compte|compte(?: bancaire)?[ \t]{0,2}n[o°])[^\n]{1,40}|account number[^\n]{0,100}\n[ \t]*(?=[\dX*-]{0,29}\d)[\dX*-]{4,30}/iu,
        'Ask the bank to list each account with its number and opening date.',
      ),
      mentionCheck(
        text,
        'Gives the average balance of six months',
        /(?:six|6)(?:[ -]| derniers )(?:months?|mois)[^.\n]{0,40}average|(?:average|moyen)[^.\n]{0,60}(?:six|6)[ -](?:derniers )?(?:months?|mois)/i,
        'Ask the bank for the average balance of the last six months, beside the current one.',
      ),
      foundOrNot(
        'Carries its date',
        issued && { span: issued, details: `It is dated ${formatDate(issued.day)}.` },
        'Ask the bank for a dated letter.',
      ),
    ],
    fields: fieldsOf({
      person: holder,
      issuedOn: dayValue(issued),
      balance: amountValue(balance),
      averageBalance: amountValue(average),
    }),
  }
}

function amountValue(amount: FoundAmount | undefined): FoundValue | undefined {
  return amount && { value: writeAmount(amount), start: amount.start, end: amount.end }
}

function mentionCheck(text: string, requirement: string, pattern: RegExp, advice: string): ReadCheck {
  const match = pattern.exec(text)
  return foundOrNot(
    requirement,
    match ? { span: spanOf(match), details: 'The text says so.' } : undefined,
    advice,
  )
}

/** The balance against what the edition asks of the family. Other currencies are not converted: no rate is known here. */
function fundsCheck(
  { text, edition, familySize }: ReadDocument,
  balance: FoundAmount | undefined,
  average: FoundAmount | undefined,
): ReadCheck {
  const required = requiredSettlementFunds(familySize, edition)
  const people = familySize === null || familySize === 1 ? '1 person' : `a family of ${familySize}`
  const requirement = `Shows at least ${formatCad(required)} for ${people}`
  if (!balance) {
    const advice = 'Ask the bank to state the current balance with its currency.'
    return average
      ? {
          requirement,
          status: 'partially_met',
          details: 'It gives an average balance, but not the current one.',
          spans: [sentenceAround(text, average)],
          advice,
        }
      : { requirement, status: 'not_met', details: 'No balance with a currency found.', spans: [], advice }
  }
  const spans = [sentenceAround(text, balance), balance]

  if (balance.currency !== null && balance.currency !== 'CAD') {
    const amount = `${balance.currency} ${balance.amount.toLocaleString('en-CA')}`
    return {
      requirement,
      status: 'partially_met',
      details: `The balance is ${amount}, which is not in Canadian dollars.`,
      spans,
      advice: 'Add the amount in Canadian dollars on the day of the letter.',
    }
  }
  const amount = formatCad(balance.amount)
  if (balance.amount < required) {
    return {
      requirement,
      status: 'not_met',
      details: `The balance is ${amount}, ${formatCad(required - balance.amount)} too little.`,
      spans,
      advice: `Show at least ${formatCad(required)} in all, in one letter or in several.`,
    }
  }
  return balance.currency === 'CAD'
    ? { requirement, status: 'met', details: `The balance is ${amount}.`, spans, advice: '' }
    : {
        requirement,
        status: 'partially_met',
        details: `The balance is ${amount}; the letter does not say that the dollars are Canadian.`,
        spans,
        advice: 'Ask the bank to name the currency beside the amount.',
      }
}
