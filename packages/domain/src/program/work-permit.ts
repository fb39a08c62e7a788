import type { Sourced } from './edition.ts'
import { extendWorkPermit, reviewedOn } from './sources.ts'

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
