import { type ResourceCategory, resourceCategories, resourceSchema } from '@suv/domain'
import {
  asList,
  asObject,
  checkRow,
  type RawEntry,
  type ReferenceFile,
  readAsOf,
  refuseDuplicates,
} from './read-file.ts'
import { readProvenance } from './read-provenance.ts'

const schema = resourceSchema.omit({ id: true, createdAt: true, updatedAt: true })

/** A card with its place among all cards, tab after tab, as in the file. */
export type ResourceRow = ReturnType<typeof schema.parse> & {
  readonly order: number
  readonly isActive: boolean
}

/** The product's own screen, which no file with addresses elsewhere lists. It comes first in its tab. */
const directoryCard = {
  title: 'Find designated organizations',
  description:
    'The directory of this workspace, with filters and with how well each organization fits your team.',
  url: '/organizations',
  isOfficial: false,
  isInternal: true,
  source: 'This product.',
}
const ownCards: Partial<Record<ResourceCategory, readonly RawEntry[]>> = { organizations: [directoryCard] }

/** Reads `resources.json`. */
export function readResources(file: unknown): ReferenceFile<ResourceRow> {
  const { _meta, tabs } = asObject(file, 'the file')
  const asOf = readAsOf(asObject(_meta, '_meta'))
  const cards = asObject(tabs, 'tabs')
  for (const tab of Object.keys(cards)) {
    if (!resourceCategories.some((category) => category === tab)) throw new Error(`there is no tab ${tab}`)
  }
  const rows = resourceCategories
    .flatMap((category) =>
      [...(ownCards[category] ?? []), ...asList(cards[category] ?? [], `tab ${category}`)].map((card) =>
        readCard(category, asObject(card, `a card of tab ${category}`), asOf),
      ),
    )
    .map((row, order) => ({ ...row, order, isActive: true }))
  refuseDuplicates(rows, ({ category, title }) => `${title} (${category})`)
  return { asOf, rows }
}

function readCard(category: string, entry: RawEntry, asOf: string) {
  const row = {
    title: entry.title,
    description: entry.description,
    url: entry.url,
    category,
    isOfficial: entry.isOfficial,
    isInternal: entry.isInternal ?? false,
    ...readProvenance(entry.source, asOf),
  }
  return checkRow(schema, row, `card ${String(entry.title)} of tab ${category}`)
}
