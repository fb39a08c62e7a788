export const losTabs = ['letters', 'certificates'] as const
export type LosTab = (typeof losTabs)[number]

/** The tab that the address names; letters are the default and stand in no address. */
export function readLosSearch({ tab }: Record<string, unknown>): { tab?: LosTab } {
  return tab === 'certificates' ? { tab } : {}
}
