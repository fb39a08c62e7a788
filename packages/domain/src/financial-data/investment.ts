import type { ProgramEdition } from '../program/edition.ts'
import { latestEdition } from '../program/editions.ts'
import type { FinancialData } from './schema.ts'

type Committed = Partial<Pick<FinancialData, 'vcInvestmentCommitted' | 'angelInvestmentCommitted'>>

/** One kind of investor: whole CAD committed, and the least that the program asks of that kind. */
export type InvestmentRequirement = {
  readonly committed: number
  readonly minimum: number
  readonly isMet: boolean
}

export type InvestmentStatus = {
  readonly vc: InvestmentRequirement
  readonly angel: InvestmentRequirement
  /** One of the two is enough. */
  readonly isMet: boolean
  readonly label: 'Met' | 'Pending'
}

/** Whether what is committed meets the minimum of a venture capital fund or of an angel group under an edition of the rules. */
export function investmentStatus(
  { vcInvestmentCommitted, angelInvestmentCommitted }: Committed,
  edition: Pick<ProgramEdition, 'minimumInvestment'> = latestEdition,
): InvestmentStatus {
  const minimum = edition.minimumInvestment.value
  const vc = requirement(vcInvestmentCommitted, minimum.vc)
  const angel = requirement(angelInvestmentCommitted, minimum.angel)
  const isMet = vc.isMet || angel.isMet
  return { vc, angel, isMet, label: isMet ? 'Met' : 'Pending' }
}

function requirement(amount: number | null | undefined, minimum: number): InvestmentRequirement {
  const committed = amount ?? 0
  return { committed, minimum, isMet: committed >= minimum }
}

/**
 * What is secured, in whole CAD: the commitments of venture capital funds and angel groups. Funding sources are not added,
 * since they say who stands behind those amounts; settlement funds are not, since the family lives on them.
 */
export function securedInvestment({ vcInvestmentCommitted, angelInvestmentCommitted }: Committed): number {
  return (vcInvestmentCommitted ?? 0) + (angelInvestmentCommitted ?? 0)
}

/**
 * Secured over required as a rounded percent (specification 2, section 9), which may exceed 100; null while no required
 * amount above 0 is known.
 */
export function totalProgress(
  data: Committed & Partial<Pick<FinancialData, 'totalInvestmentRequired'>>,
): number | null {
  const required = data.totalInvestmentRequired ?? 0
  return required > 0 ? Math.round((100 * securedInvestment(data)) / required) : null
}
