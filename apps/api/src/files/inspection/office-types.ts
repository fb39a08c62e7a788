import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { Refused } from './verdict.ts'

const mainTypes: readonly (readonly [string, string])[] = [
  ['wordprocessingml.document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['spreadsheetml.sheet', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  [
    'presentationml.presentation',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
]
/** What Office runs by its type, whatever its relation and its name say. */
const macroTypes = /macro|vbaProject|vbaData|dialogsheet|activeX|attachedToolbars/i
/** The same for what fetches. Types of parts that are not there are often left behind, and harm nobody. */
const fetchingTypes = /oleObject|externalLink|queryTable|spreadsheetml\.connections|webextension|customui/i

/**
 * The type of an Office file by the list of its parts' types.
 *
 * @throws Refused where a part runs or fetches something, or where it is no Office file that is taken
 */
export function mainTypeOf(contentTypes: Buffer | undefined, names: ReadonlySet<string>): string {
  if (contentTypes === undefined) throw new Refused('unknown-type')
  const types = listTypes(contentTypes.toString('utf8'), names)
  if (types.some((type) => macroTypes.test(type))) throw new Refused('macros')
  const main = mainTypes.find(([part]) => types.some((type) => type.endsWith(`${part}.main+xml`)))
  if (main === undefined) throw new Refused('unknown-type')
  if (types.some((type) => fetchingTypes.test(type))) throw new Refused('fetching')
  const hasBody = [...names].some((name) =>
    /^(word\/document|xl\/workbook|ppt\/presentation)[^/]*\.xml$/.test(name),
  )
  if (!hasBody) throw new Refused('broken')
  return main[1]
}

/** The types that parts have: one by one, and by the ends of names that there are. `names`: in lower case. */
function listTypes(xml: string, names: ReadonlySet<string>): string[] {
  const types: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {})
  parser.on('opentag', ({ local, attributes }) => {
    const of = (name: string) => (attributes as Record<string, SaxesAttributeNS>)[name]?.value.trim() ?? ''
    const ending = `.${of('Extension').toLowerCase()}`
    const isUsed = local === 'Override' || [...names].some((name) => name.endsWith(ending))
    if (isUsed && of('ContentType') !== '') types.push(of('ContentType'))
  })
  parser.write(xml).close()
  return types
}
