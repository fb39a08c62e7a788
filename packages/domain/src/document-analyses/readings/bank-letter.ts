import { formatCad, formatDate } from '../../formatting.ts'
import { requiredSettlementFunds } from '../../program/settlement-funds.ts'
import { averageBalance, currentBalance, findRoledAmounts, writeAmount } from '../facts/amount-roles.ts'
import type { FoundAmount } from '../facts/amounts.ts'
import { dayValue, issueDate } from '../facts/labelled-dates.ts'
import { findHolder } from '../facts/persons.ts'
import type { FoundValue } from '../layout/labels.ts'
import { sentenceAround, spanOf } from '../layout/span.ts'
import {
  couldNotTell,
  fieldsOf,
  foundOrNot,
  type ReadCheck,
  type ReadDocument,
  type Reader,
} from '../reading.ts'

/** What a bank letter should say, as far as a page about the bank-letter rules lists it (documents/checklist.json). */
export const readBankLetter: Reader = (document) => {
  const { text, layout } = document
  const holder = findHolder(layout)
  const amounts = findRoledAmounts(layout)
  const balance = currentBalance(amounts)
  const average = averageBalance(amounts)
  const issued = issueDate(document, { mayGuess: balance !== undefined })
  return {
    checks: [
      fundsCheck(
        document,
        balance,
        average,
        amounts.length > 0 && amounts.every(({ role }) => role === 'other'),
      ),
      foundOrNot(
        'Names the account holder',
        holder && { span: holder, details: `It names ${holder.value}.` },
        "Ask the bank to write the applicant's name as in the passport.",
      ),
      mentionCheck(
        text,
        'Gives an account number',
        /(?:account|a\/c|compte|konto|cuenta|conta|حساب|iban)[^\n\d]{0,60}(?:\n[^\n\d]{0,40})?[\dX*](?=[\dX*-]{0,28}\d)[\dX*-]{3,29}/iu,
        'Ask the bank to list each account with its number and opening date.',
      ),
      averageCheck(text, average),
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

const sixMonths =
  /(?:six|6|sechs|seis|ستة|٦)[\s-]{1,3}(?:derniers?\s|letzten\s|últimos\s|last\s|past\s)?(?:months?|mois|monaten?|meses|أشهر|شهور)/iu
const averageOfSixMonths =
  /(?:six|6)(?:[ -]| derniers )(?:months?|mois)[^.\n]{0,40}average|(?:average|moyen)[^.\n]{0,60}(?:six|6)[ -](?:derniers )?(?:months?|mois)/i
const nearby = 200

function averageCheck(text: string, average: FoundAmount | undefined): ReadCheck {
  const requirement = 'Gives the average balance of six months'
  const advice = 'Ask the bank for the average balance of the last six months, beside the current one.'
  const mention = averageOfSixMonths.exec(text)
  if (mention) {
    return foundOrNot(requirement, { span: spanOf(mention), details: 'The text says so.' }, advice)
  }
  if (!average) return foundOrNot(requirement, undefined, advice)
  const around = text.slice(Math.max(0, average.start - nearby), average.end + nearby)
  const spans = [sentenceAround(text, average)]
  return sixMonths.test(around)
    ? { requirement, status: 'met', details: 'The text says so.', spans, advice }
    : {
        requirement,
        status: 'partially_met',
        details: 'It gives an average balance, but does not say that it is over six months.',
        spans,
        advice,
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

/** The balance against what the edition asks of the family. Other currencies are not converted: no rate is known here. */
function fundsCheck(
  { text, edition, familySize }: ReadDocument,
  balance: FoundAmount | undefined,
  average: FoundAmount | undefined,
  hasOtherAmounts: boolean,
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
      : hasOtherAmounts
        ? {
            requirement,
            status: 'not_met',
            details: 'It gives amounts, but none that it calls a balance.',
            spans: [],
            advice,
          }
        : couldNotTell(requirement, 'No balance with a currency could be read.', advice)
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
