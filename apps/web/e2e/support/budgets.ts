export type Budget = { readonly bytes: number; readonly files: number }
type Budgets = Readonly<Record<string, Budget>>

/**
 * What a signed-in screen may load until the network is idle: JavaScript as gzip sends it, in bytes, and files. The goal is 180 kB in
 * 20 files, and 220 kB for the map; these hold what is reached, and only fall.
 */
export const screenBudgets: Budgets = {
  '/dashboard': { bytes: 169_300, files: 18 },
  '/eligibility': { bytes: 177_700, files: 17 },
  '/timeline': { bytes: 161_900, files: 17 },
  '/organizations': { bytes: 173_300, files: 17 },
  '/los-tracker': { bytes: 169_200, files: 15 },
  '/work-permits': { bytes: 176_000, files: 17 },
  '/pr-application': { bytes: 178_100, files: 15 },
  '/business-plan': { bytes: 176_000, files: 17 },
  '/financial': { bytes: 173_900, files: 18 },
  '/document-analysis': { bytes: 172_800, files: 18 },
  '/resources': { bytes: 166_100, files: 16 },
  '/map': { bytes: 178_800, files: 13 },
  '/account': { bytes: 177_000, files: 18 },
  '/company': { bytes: 158_400, files: 14 },
  '/activity': { bytes: 153_500, files: 12 },
}

/** The same with what tells of colleagues, which comes two seconds later: the goal itself. */
export const laterBudgetOf = (path: string): Budget => ({
  bytes: path === '/map' ? 181_300 : 180_200,
  files: 20,
})

/** Pages made at build time. Those that only read and link load none. */
export const publicBudgets: Budgets = {
  '/login': { bytes: 126_500, files: 9 },
  '/signup': { bytes: 131_000, files: 13 },
  '/demo': { bytes: 128_000, files: 14 },
  '/demo/organizations': { bytes: 151_000, files: 16 },
  '/demo/eligibility': { bytes: 161_500, files: 19 },
}

/** Pages that a mailed link leads to. */
export const mailedBudgets: Budgets = {
  '/invitation': { bytes: 150_500, files: 12 },
  '/change-email': { bytes: 136_500, files: 9 },
  '/reset-password': { bytes: 152_000, files: 13 },
  '/verify-email': { bytes: 136_500, files: 9 },
}
