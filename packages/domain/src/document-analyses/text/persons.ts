import { asFoundValue, type FoundValue, personForm, placeForm, valueBehind } from './labels.ts'

const surname =
  /(?<!\p{L})(?:surname|family name|last name|nom de famille|nom)(?:[ \t]?\/[ \t]?[\p{L} ]{1,30})?/giu
const givenNames =
  /(?<!\p{L})(?:given names?|first names?|forenames?|pr[ée]noms?)(?:\(s\))?(?:[ \t]?\/[ \t]?[\p{L} ]{1,30})?/giu

const fullName =
  /(?<!\p{L})(?:(?:candidate|test ?taker|account holder|account|customer|client|applicant|patient)(?:[’']s)? names?|full names?|name of (?:the )?(?:account holder|client|customer|applicant|candidate)|name in full|nom et pr[ée]noms?|nom complet)(?!\p{L})/giu
/** Words that stand in sentences too: only with a colon, or alone in their line. */
const roleWithColon =
  /(?<!\p{L})(?:account holder|test ?taker|candidate?|applicant|patient|client|titulaire(?: du compte)?)(?=[ \t]{0,3}(?::|\r?\n))/giu
const bareName = /(?<![\p{L}][ \t]?)names?(?!\p{L}|[ \t]+of\b)/giu

/** 'We confirm that Ms. Amina Osei …': only where a form of address leaves no doubt. */
const addressed =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mme|Mlle|Madame|Monsieur)\.?[ \t]{1,2}(?<value>\p{Lu}[\p{L}\p{M}'’-]{0,40}(?:[ \t]{1,2}\p{Lu}[\p{L}\p{M}'’-]{0,40}){1,3})/du

/** 'OSEI, Amina, born …', as registers write it. */
const registered =
  /^[ \t]*(?<family>\p{Lu}[\p{Lu}'’ -]{1,40}),[ \t](?<given>\p{Lu}\p{Ll}[\p{L}'’ -]{0,40})(?=,|[ \t]*$)/mu

/** Whose paper this is, as a label or a form of address tells; given names first. */
export function findHolder(text: string): FoundValue | undefined {
  const family = valueBehind(text, surname, placeForm)
  const given = valueBehind(text, givenNames, placeForm)
  if (family && given && family.start !== given.start) {
    return {
      value: `${given.value} ${family.value}`,
      start: Math.min(family.start, given.start),
      end: Math.max(family.end, given.end),
    }
  }
  const named =
    valueBehind(text, fullName, personForm) ??
    valueBehind(text, bareName, personForm) ??
    valueBehind(text, roleWithColon, personForm)
  if (named) return named
  const match = addressed.exec(text)
  if (match) return asFoundValue(match)
  const entry = registered.exec(text)
  const { family: familyName, given: givenName } = entry?.groups ?? {}
  if (!entry || !familyName || !givenName) return undefined
  const start = entry.index + entry[0].indexOf(familyName)
  return { value: `${givenName} ${familyName}`, start, end: entry.index + entry[0].length }
}
