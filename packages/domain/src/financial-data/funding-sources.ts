import { organizationTypeNames } from '../organizations/kinds.ts'
import type { FinancialData, FundingSource } from './schema.ts'

/** What a support letter's status is called (specification 2, section 2): received, pending, otherwise Not Started. */
export function supportLetterLabel(status: FundingSource['support_letter_status']): string {
  if (status === 'received') return 'Received'
  return status === 'pending' ? 'Pending' : 'Not Started'
}

/** Kinds of source that the program knows, and three that it does not ask about. */
export const sourceKindNames: Readonly<Record<string, string>> = {
  ...organizationTypeNames,
  founders: 'Founders',
  government: 'Government',
  bank: 'Bank',
}

/** What a kind of source is called; one that we do not know is shown as it was written. Null where none is given. */
export function sourceKindLabel(kind: string | null | undefined): string | null {
  if (!kind) return null
  return Object.hasOwn(sourceKindNames, kind) ? (sourceKindNames[kind] ?? kind) : kind
}

export function commitmentLabel({ committed }: Pick<FundingSource, 'committed'>): 'Committed' | 'Pending' {
  return committed ? 'Committed' : 'Pending'
}

/** What the committed sources of each kind of investor add up to, in whole CAD. Other kinds count for neither. */
export function committedBySource(sources: readonly FundingSource[]): { vc: number; angel: number } {
  const sum = (kind: string) =>
    sources
      .filter(({ committed, organization_type }) => committed && organization_type === kind)
      .reduce((total, { amount }) => total + amount, 0)
  return { vc: sum('venture_capital'), angel: sum('angel_investor') }
}

/**
 * The commitments as the sources tell them, where they tell something else than the stored amounts; empty where both agree or
 * no source of that kind is committed.
 */
export function commitmentsToAdopt({
  fundingSources,
  vcInvestmentCommitted,
  angelInvestmentCommitted,
}: Pick<FinancialData, 'fundingSources' | 'vcInvestmentCommitted' | 'angelInvestmentCommitted'>): Partial<
  Record<'vcInvestmentCommitted' | 'angelInvestmentCommitted', number>
> {
  const { vc, angel } = committedBySource(fundingSources)
  return {
    ...(vc > 0 && vc !== (vcInvestmentCommitted ?? 0) ? { vcInvestmentCommitted: vc } : {}),
    ...(angel > 0 && angel !== (angelInvestmentCommitted ?? 0) ? { angelInvestmentCommitted: angel } : {}),
  }
}

/** One change to the list of sources. `before` is the source as the member saw it when they changed it. */
export type SourceChange =
  | { readonly kind: 'add'; readonly source: FundingSource; readonly at?: number }
  | { readonly kind: 'replace'; readonly before: FundingSource; readonly source: FundingSource }
  | { readonly kind: 'remove'; readonly before: FundingSource }

/**
 * The list after a change, also where the list has changed since in another place: sources have no identifiers, so one is
 * known by all that it says. Null where the source that was changed is no longer there as it was.
 */
export function applySourceChange(
  sources: readonly FundingSource[],
  change: SourceChange,
): FundingSource[] | null {
  if (change.kind === 'add') {
    return sources.toSpliced(change.at ?? sources.length, 0, change.source)
  }
  const at = sources.findIndex((source) => isSameSource(source, change.before))
  if (at < 0) return null
  return change.kind === 'remove' ? sources.toSpliced(at, 1) : sources.toSpliced(at, 1, change.source)
}

const comparedFields = [
  'source',
  'organization_type',
  'type',
  'amount',
  'committed',
  'support_letter_status',
  'description',
] as const satisfies readonly (keyof FundingSource)[]

/** Null and left out mean the same. */
export function isSameSource(a: FundingSource, b: FundingSource): boolean {
  return comparedFields.every((field) => (a[field] ?? null) === (b[field] ?? null))
}
