import type { ProvinceCode } from '../geography/provinces.ts'

/**
 * The shape of the rule book. An edition is everything the program asked for, or charged, from a day on; each group of
 * figures carries its own date and source, because the government changes them separately.
 */

/** Where a figure was read. */
export type FigureSource = {
  /** What the page is called. */
  readonly title: string
  /** Address of the page that publishes the figure, or of the page where it was read. */
  readonly url: string
  /** How the figure was checked, or what to be careful about; absent when there is nothing to say. */
  readonly note?: string
}

/** A figure with its provenance. Dates are ISO calendar dates. */
export type Sourced<T> = {
  readonly value: T
  readonly effectiveFrom: string
  readonly source: FigureSource
  readonly checkedOn: string
}

/** A figure whose first day may not be known: what was reported, without saying since when it holds. */
export type Reported<T> = Omit<Sourced<T>, 'effectiveFrom'> & { readonly effectiveFrom: string | null }

/** A point on which published sources disagree: what each says, and what to do about it. */
export type Conflict = {
  readonly title: string
  readonly readings: readonly Reported<string>[]
  readonly advice: string
}

/** Settlement funds in whole CAD. `byFamilySize[0]` is for one person, `[6]` for seven. */
export type SettlementFundsTable = {
  readonly byFamilySize: readonly [number, number, number, number, number, number, number]
  /** Whole CAD for each person beyond seven; null where the edition's last row reads "7 or more". */
  readonly eachFurtherPerson: number | null
}

/** Fees in whole CAD. */
export type FeeTable = {
  readonly processingPrincipalApplicant: number
  readonly processingSpouse: number
  readonly processingDependentChild: number
  readonly rightOfPermanentResidence: number
  readonly biometricsPerson: number
  readonly biometricsFamily: number
  readonly workPermit: number
  readonly openWorkPermitHolder: number
}

export type ProgramIntake = {
  readonly status: 'open' | 'paused'
  /** One or two plain sentences for a notice. */
  readonly summary: string
}

export type ProgramEdition = {
  /** Stable identifier, stored with each assessment. */
  readonly id: string
  readonly title: string
  /** ISO date from which the edition as a whole holds: the latest of its parts. */
  readonly effectiveFrom: string
  readonly settlementFunds: Sourced<SettlementFundsTable>
  /** Share of voting rights that each applicant needs, in percent. */
  readonly minimumOwnershipPct: Sourced<number>
  /** Applicants and the designated organization together need more than this share, in percent. */
  readonly jointOwnershipAbovePct: Sourced<number>
  readonly maximumApplicants: Sourced<number>
  /** Level needed in each of the four abilities (CLB in English, NCLC in French). */
  readonly minimumClb: Sourced<number>
  /** Least commitment in whole CAD; an incubator need not invest. */
  readonly minimumInvestment: Sourced<{ readonly vc: number; readonly angel: number }>
  readonly qualifyingBusiness: Sourced<string>
  readonly designatedOrganization: Sourced<string>
  /** Provinces where the program does not apply. */
  readonly excludedProvinces: Sourced<readonly ProvinceCode[]>
  readonly admissibility: Sourced<string>
  readonly fees: Sourced<FeeTable>
  readonly intake: Sourced<ProgramIntake>
}
