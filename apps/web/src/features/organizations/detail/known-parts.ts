import type { ListedOrganization } from '@suv/domain'

/** The parts that the list has a place for, and may know of nobody. */
const readers = {
  min: ({ investmentRange }) => investmentRange?.min,
  max: ({ investmentRange }) => investmentRange?.max,
  typical: ({ investmentRange }) => investmentRange?.typical,
  email: ({ contactInfo }) => contactInfo?.email,
  applicationProcess: ({ contactInfo }) => contactInfo?.applicationProcess,
  successStories: ({ successStories }) => successStories?.[0],
} satisfies Record<string, (organization: ListedOrganization) => unknown>

export type KnownPart = keyof typeof readers

/** Those that are known of some organization: what is known of none says nothing about one of them, and is not shown. */
export function knownParts(organizations: readonly ListedOrganization[]): ReadonlySet<KnownPart> {
  const parts = Object.keys(readers) as KnownPart[]
  return new Set(parts.filter((part) => organizations.some((each) => readers[part](each) != null)))
}
