import { asFoundValue, type FoundValue } from '../layout/labels.ts'
import type { Layout } from '../layout/read-layout.ts'
import { valueLabelled } from './labelled.ts'

const capitalised = String.raw`\p{Lu}[\p{L}\p{M}\d&'’-]{0,40}`
const corporateSuffix =
  '(?:Inc|INC|inc|Ltd|LTD|Ltée|ltée|LTÉE|Lt[ée]e|Corp|CORP|Corporation|Limited|LIMITED|LLC|LLP|L\\.P|LP|GmbH|PLC|plc|B\\.?V|AG|AB|Oy|ULC|S\\.A|SAS|SARL|Lda|Ltda)'
const withSuffix = String.raw`${capitalised}(?:[ \t](?:&[ \t]|and[ \t]|et[ \t])?${capitalised}){0,5}(?:[ \t](?:PTE|Pte|PTY|Pty|PVT|Pvt|CO|Co)\.?)?,?[ \t]${corporateSuffix}(?![\p{L}])\.?`

const companyForm = new RegExp(
  String.raw`(?<value>${withSuffix}|${capitalised}(?:[ \t]${capitalised}){0,5})`,
  'duy',
)
const companyWithSuffix = new RegExp(`(?<value>${withSuffix})`, 'duy')
const anyCompany = new RegExp(String.raw`(?<![\p{L}\d])(?<value>${withSuffix})`, 'dgu')

const noName =
  /certificate|incorporation|articles|\bact\b|\bbank\b|banco|banque|\bventures?\b|capital|\bpartners\b|organi[sz]ation|^number|^name/i

/** The company that a text is about: what a label introduces, else the first name that ends in Inc., Ltd. and the like. */
export function findCompany(layout: Layout): FoundValue | undefined {
  const { text } = layout
  const labelled = valueLabelled(layout, ['company'], companyForm)
  if (labelled && !noName.test(labelled.value)) return labelled
  const above = valueLabelled(layout, ['company'], companyWithSuffix, ['above'])
  if (above && !noName.test(above.value)) return above
  for (const match of text.matchAll(anyCompany)) {
    const found = asFoundValue(match)
    if (!noName.test(found.value)) return { ...found, way: 'sentence' }
  }
  return undefined
}
