import { asFoundValue, type FoundValue, valueBehind } from './labels.ts'

const capitalised = String.raw`\p{Lu}[\p{L}\p{M}\d&'’-]{0,40}`
const corporateSuffix =
  '(?:Inc|INC|inc|Ltd|LTD|Ltée|ltée|LTÉE|Corp|CORP|Corporation|Limited|LIMITED|LLC|GmbH|ULC)'
const withSuffix = String.raw`${capitalised}(?:[ \t](?:&[ \t]|and[ \t]|et[ \t])?${capitalised}){0,5},?[ \t]${corporateSuffix}(?![\p{L}])\.?`

const companyForm = new RegExp(
  String.raw`(?<value>${withSuffix}|${capitalised}(?:[ \t]${capitalised}){0,5})`,
  'duy',
)
const anyCompany = new RegExp(String.raw`(?<![\p{L}\d])(?<value>${withSuffix})`, 'dgu')

const label =
  /(?<!\p{L})(?:(?:name of (?:the )?(?:business|company|corporation))|(?:business|company|corporation|corporate) name|nom de (?:l[’']entreprise|la soci[ée]t[ée])|d[ée]nomination sociale|(?:business|company|entreprise|soci[ée]t[ée])(?=[ \t]*:))(?!\p{L})/giu

const noName = /certificate|incorporation|articles|\bact\b|\bbank\b/i

/** The company that a text is about: what a label introduces, else the first name that ends in Inc., Ltd. and the like. */
export function findCompany(text: string): FoundValue | undefined {
  const labelled = valueBehind(text, label, companyForm)
  if (labelled && !noName.test(labelled.value)) return labelled
  for (const match of text.matchAll(anyCompany)) {
    const found = asFoundValue(match)
    if (!noName.test(found.value)) return found
  }
  return undefined
}
