import { resourceLocationSchema } from '@suv/domain'
import {
  asList,
  checkRow,
  type RawEntry,
  type ReferenceFile,
  readEntries,
  refuseDuplicates,
  textsOf,
} from './read-file.ts'
import { readProvenance } from './read-provenance.ts'

const rowSchema = resourceLocationSchema.omit({ id: true, createdAt: true, updatedAt: true })

export type ResourceLocationRow = ReturnType<typeof rowSchema.parse>

/** Reads `resource-locations.json`. */
export function readResourceLocations(file: unknown): ReferenceFile<ResourceLocationRow> {
  const { meta, asOf, entries } = readEntries(file, 'locations', 'location')
  const rows = entries.map((entry) => readLocation(entry, meta, asOf))
  refuseDuplicates(rows, ({ type, name, city }) => `${name}, ${city} (${type})`)
  return { asOf, rows }
}

function readLocation(entry: RawEntry, meta: RawEntry, asOf: string): ResourceLocationRow {
  const { source, checkedOn, notes } = readProvenance(entry.source, asOf)
  const row = {
    name: entry.name,
    type: entry.type,
    address: entry.address,
    city: entry.city,
    province: entry.province,
    latitude: entry.latitude,
    longitude: entry.longitude,
    website: entry.website,
    phone: entry.phone,
    description: entry.description,
    services: entry.services,
    isActive: true,
    source,
    checkedOn,
    notes: [
      ...textsOf(entry.note),
      ...checkBeforeUse(entry, meta),
      ...accuracy(entry),
      ...panelPhysicians(entry, meta),
      ...notes,
    ],
  }
  return checkRow(rowSchema, row, `location ${String(entry.name)}`)
}

/** The file lists these in short: 'Invest Nova Scotia labs' is 'Invest Nova Scotia - incubation labs (1344 Summer)'. */
function checkBeforeUse(entry: RawEntry, meta: RawEntry): string[] {
  const words = new Set(String(entry.name).toLowerCase().split(/\W+/))
  const isMeant = asList(meta.checkBeforeUse ?? [], '_meta.checkBeforeUse').some((short) =>
    String(short)
      .toLowerCase()
      .split(/\W+/)
      .every((word) => words.has(word)),
  )
  return isMeant ? ['Check the address before a visit.'] : []
}

function accuracy({ coordinateAccuracy }: RawEntry): string[] {
  return textsOf(coordinateAccuracy).map((text) => `The marker is accurate to ${text}.`)
}

/** Members look for these on a map of health resources; the list of them changes, so no entry claims to be one. */
function panelPhysicians({ type }: RawEntry, { panelPhysicianFinder }: RawEntry): string[] {
  if (type !== 'health_resource') return []
  return textsOf(panelPhysicianFinder).map(
    (url) => `Not claimed to be an IRCC panel physician; find one at ${url}`,
  )
}
