import type { EnteredField } from './compare-documents.ts'
import type { EnteredFact } from './plans/entered.ts'

type Entered = {
  readonly team?: { readonly teamName: string } | undefined
  readonly members?:
    | readonly { readonly passportName: string; readonly dateOfBirth: string | null }[]
    | undefined
  readonly finances?:
    | { readonly vcInvestmentCommitted: number | null; readonly angelInvestmentCommitted: number | null }
    | null
    | undefined
}

/** What a member entered of team and finances, under the names by which documents are compared. Amounts in whole Canadian dollars. */
export function enteredFieldsOf({ team, members = [], finances }: Entered): readonly EnteredField[] {
  const committed = committedAmounts(finances)
  return [
    ...(team ? [{ field: 'company' as const, value: team.teamName, place: 'Team' }] : []),
    ...members.map(({ passportName }) => ({ field: 'person' as const, value: passportName, place: 'Team' })),
    // Several commitments belong to several letters: which to which is not known.
    ...(committed.length === 1
      ? [{ field: 'commitment' as const, value: `CAD ${committed[0]}`, place: 'Financial' }]
      : []),
  ]
}

/** The same, as a plan is held against it. */
export function enteredFactsOf({ members = [], finances }: Entered): readonly EnteredFact[] {
  const committed = committedAmounts(finances)
  const total = committed.reduce((sum, amount) => sum + amount, 0)
  return [
    ...members.map(
      ({ passportName }): EnteredFact => ({
        subject: 'teamMember',
        value: passportName,
        shown: passportName,
        place: 'Team',
      }),
    ),
    ...[...new Set([...committed, ...(committed.length > 1 ? [total] : [])])].map(
      (amount): EnteredFact => ({
        subject: 'committed',
        value: `CAD ${amount}`,
        shown: `CAD ${amount.toLocaleString('en-CA')}`,
        place: 'Financial',
      }),
    ),
  ]
}

function committedAmounts(finances: Entered['finances']): readonly number[] {
  return [finances?.vcInvestmentCommitted, finances?.angelInvestmentCommitted].flatMap((amount) =>
    amount ? [amount] : [],
  )
}

/** What letters and certificates commit, as a plan is held against it, with their own words. */
export function committedInLetters(
  analyses: readonly {
    readonly documentType: string
    readonly extractedFields: readonly {
      readonly field: string
      readonly value: string
      readonly quote: string
    }[]
  }[],
): readonly EnteredFact[] {
  return analyses.flatMap(({ documentType, extractedFields }) =>
    extractedFields
      .filter(({ field }) => field === 'commitment')
      .map(
        ({ value, quote }): EnteredFact => ({
          subject: 'committed',
          value,
          shown: value,
          place: `your ${documentType.replaceAll('_', ' ')}`,
          quote,
        }),
      ),
  )
}
