import type { Conflict, ProgramEdition, Reported, Sourced } from './edition.ts'
import { requiredSettlementFunds } from './settlement-funds.ts'
import { extendWorkPermit, reviewedOn, secondReadingOn } from './sources.ts'

/** What became of the work permit for applicants of the program. */

/** From this day the permit is open; the employer-specific one is no longer given to these applicants. */
export const openWorkPermitOnly: Sourced<string> = {
  value:
    'From October 3, 2024 the employer-specific work permit is no longer available for Start-Up Visa applicants. All new applications must use the open category.',
  effectiveFrom: '2024-10-03',
  source: {
    title: 'Work permit changes of 3 October 2024',
    url: 'https://www.mondaq.com/canada/work-visas/1527592',
  },
  checkedOn: reviewedOn,
}

/** The longest that one could be given for, in years. */
export const workPermitYears: Sourced<number> = {
  value: 3,
  effectiveFrom: '2024-10-03',
  source: {
    title: 'Work permit changes of 3 October 2024',
    url: 'https://www.mondaq.com/canada/work-visas/1527592',
    note: 'Of the permits asked for from 3 Oct 2024 to 18 Dec 2025. Since then only extensions are given; no source was found for how long one of those lasts.',
  },
  checkedOn: reviewedOn,
}

/** The later notice, which closes what the earlier one opened. */
export const workPermitClosed: Sourced<string> = {
  value:
    'Since 19 Dec 2025 IRCC takes no new applications for the optional work permit of this program, except extensions of such a permit inside Canada.',
  effectiveFrom: '2025-12-19',
  source: {
    title: 'Start-Up Visa work permit changes of 19 December 2025',
    url: 'https://cadimmigration.com/?p=4149',
    note: 'A public copy of the IRCC pages of 12 Sep 2026 still says that people whose application is in process can apply for an open work permit. Extensions are certain; ask IRCC about anything else before you pay.',
  },
  checkedOn: reviewedOn,
}

/** Days before its expiry by which an extension of a work permit should be asked for. */
export const extensionLeadDays: Sourced<number> = {
  value: 30,
  effectiveFrom: '2025-12-19',
  source: {
    ...extendWorkPermit,
    note: 'An online application must arrive before midnight UTC on the day on which the permit expires.',
  },
  checkedOn: reviewedOn,
}

/** Weeks of the full low-income cut-off that the file of a work permit has to show. */
export const workPermitFundsWeeks: Sourced<number> = {
  value: 52,
  effectiveFrom: '2023-05-01',
  source: {
    title: 'Start-up visa settlement funds, 2023 table',
    url: 'https://eternainternational.com/canada-immigration-settlement-fund-start-up-visa',
    note: 'Read from an adviser’s page of 2023. The settlement table is half of the cut-off, so this is about twice the table.',
  },
  checkedOn: secondReadingOn,
}

/** About what a family shows for a work permit, in whole CAD: the cut-off of which the settlement table is half. */
export function aboutWorkPermitFunds(
  familySize: number | null | undefined,
  edition: Pick<ProgramEdition, 'settlementFunds'>,
): number {
  return 2 * requiredSettlementFunds(familySize, edition)
}

/** Whole and part dollars, as charged to restore the status of a visitor, or of a worker without a new permit. */
export const restorationFee: Sourced<number> = {
  value: 246.25,
  effectiveFrom: '2025-12-01',
  source: {
    title: 'Restoration fee from 1 December 2025',
    url: 'https://trustvistaconsulting.com/',
    note: 'Only the site was noted, not the page. For a visitor, or a worker who does not ask for a new permit. The fee has risen each December: look again before you pay.',
  },
  checkedOn: secondReadingOn,
}

/** What the file itself has to contain, beside the nine steps. */
export const workPermitFile: Sourced<readonly string[]> = {
  value: [
    'The letter of support (IMM 0211), naming the applicant as essential',
    'A language test result',
    'Proof of education or experience',
    'Proof of the funds to start the business',
  ],
  effectiveFrom: '2023-05-01',
  source: {
    title: 'Instructions of May 2023 for start-up visa work permits',
    url: 'https://myvisa.law/blog/may-2023-new-instructions-for-start-up-visa-work-permits',
  },
  checkedOn: secondReadingOn,
}

export const workPermitFileStandsAlone: Reported<string> = {
  value: 'The file must stand on its own: the officer need not look up an earlier one (2025 FC 662).',
  effectiveFrom: null,
  source: {
    title: 'Instructions of May 2023 for start-up visa work permits',
    url: 'https://myvisa.law/blog/may-2023-new-instructions-for-start-up-visa-work-permits',
    note: 'The decision is known by its citation only.',
  },
  checkedOn: secondReadingOn,
}

/** Whether an extension asks for a commitment certificate that has not lapsed. */
export const extensionRisk: Conflict = {
  title: 'Does an extension need a certificate that still counts?',
  readings: [
    {
      value: 'Yes: in 2025 FC 611 the court upheld a refusal because the commitment certificate had lapsed.',
      effectiveFrom: null,
      source: {
        title: 'On 2025 FC 611: a new risk for extensions of start-up visa work permits',
        url: 'https://greenberghameed.com/federal-court-ruling-raises-new-risk-for-suv-work-permit-extensions',
        note: 'The decision is known by its citation only.',
      },
      checkedOn: secondReadingOn,
    },
    {
      value:
        'No: the published instructions for this permit (A77) can be read to ask for an application for permanent residence in process, not for a certificate that still counts.',
      effectiveFrom: null,
      source: {
        title: 'On 2025 FC 611: a new risk for extensions of start-up visa work permits',
        url: 'https://greenberghameed.com/federal-court-ruling-raises-new-risk-for-suv-work-permit-extensions',
        note: 'Our reading of the account; a lawyer should check it.',
      },
      checkedOn: secondReadingOn,
    },
  ],
  advice: 'Ask a lawyer before you apply for an extension.',
}
