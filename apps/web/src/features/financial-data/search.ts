/** What the address of /financial keeps. Read by hand, because the entry of the app carries this file. */

export const financeTabs = ['commitments', 'funding', 'cashflow', 'projections'] as const
export type FinanceTab = (typeof financeTabs)[number]

export type FinanceSearch = {
  /** The first tab has no entry. */
  tab?: Exclude<FinanceTab, 'commitments'>
  /** Identifier of the edition of the rules, where it is not the one in force. */
  edition?: string
  /** People in the family, where it is not the size of the latest assessment. */
  family?: number
}

export function readSearch(search: Record<string, unknown>): FinanceSearch {
  const tab = (['funding', 'cashflow', 'projections'] as const).find((one) => one === search.tab)
  const { family } = search
  // '2026' in an address is read as a number.
  const edition = typeof search.edition === 'number' ? String(search.edition) : search.edition
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(typeof edition === 'string' && /^[a-z\d]{1,20}$/.test(edition) ? { edition } : {}),
    ...(typeof family === 'number' && Number.isInteger(family) && family >= 1 && family <= 30
      ? { family }
      : {}),
  }
}
