import { asFoundValue, type FoundValue, personForm, placeForm } from '../layout/labels.ts'
import type { Layout, Place } from '../layout/read-layout.ts'
import { matchInPlace, readLabelled, type valueLabelled } from './labelled.ts'
import { findPeople } from './names.ts'

/** 'We confirm that Ms. Amina Osei …': a form of address leaves no doubt. */
const addressed =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mme|Mlle|Madame|Monsieur|M\.|Herrn?|Frau|Don|Doña|Dña|D\.ª|D\.|Sr|Sra|Senhora?|Señora?)\.?[ \t]{1,2}(?<value>(?:\p{Lu}[\p{L}\p{M}'’-]{0,40})(?:[ \t]{1,2}(?:(?:de|da|do|dos|das|del|van|von|der|den|al|el|la|le|du|bin|y|e)[ \t]{1,2}){0,2}\p{Lu}[\p{L}\p{M}'’-]{0,40}){1,4})/du

/** 'OSEI, Amina, born …', as registers write it. */
const registered =
  /^[ \t]*(?<family>\p{Lu}[\p{Lu}'’ -]{1,40}),[ \t](?<given>\p{Lu}\p{Ll}[\p{L}'’ -]{0,40})(?=,|[ \t]*$)/mu

/** Words behind which a paper names the person whom it is about. */
const introduced =
  /(?<!\p{L})(?:(?:confirm|certify|certified|certifies|attest|verify|declare|state|confirmation|certifions|attestons|confirmons|certifie|atteste|bestätigen wir|bestätigen|certificamos|certifica|hacemos constar|declaramos|certificar|atestamos)[^.:]{0,60}?(?:that|que|dass)|concerning|relating to|against|our customer,?|our client,?|the client|the customer|Dear|nommée?|in respect of|with respect to|concernant|a nombre de|em nome de|hinsichtlich)[\s:]{1,4}/giu
const introducedLength = 120

const noHolder =
  /(?<!\p{L})(?:details|bank|banque|banco|certificate|number|results?|report|office|ministry|department|service|account|balance|signature|information|date|passport|page|holder|data|particulars|the|this|above)(?!\p{L})/iu

function isName({ value }: FoundValue): boolean {
  return !noHolder.test(value) && value.replace(/[^\p{L}]/gu, '').length > 1
}

/** Whose paper this is, as labels or a sentence tell; given names first. */
export function findHolder(layout: Layout): FoundValue | undefined {
  return fromParts(layout) ?? fromLabel(layout) ?? fromSentence(layout.text)
}

function fromParts(layout: Layout): FoundValue | undefined {
  const isSurname = (keys: readonly string[]) => keys.includes('surname') && !keys.includes('givenNames')
  const read = (wanted: (keys: readonly string[]) => boolean) => (way: 'beside' | 'below') => {
    for (const label of layout.labels.filter(({ keys }) => wanted(keys))) {
      for (const place of label.places) {
        if (place.way === 'above') continue
        const found = matchInPlace(layout.text, place, placeForm)
        if (found && isName(found) && (way === 'below' || place.way === 'beside')) return found
        if (place.way === 'beside' && place.end - place.start > 2) break
      }
    }
    return undefined
  }
  const either = (wanted: (keys: readonly string[]) => boolean) => read(wanted)('below')
  const family = either(isSurname)
  if (!family) return undefined
  const given =
    either((keys) => keys.includes('givenNames')) ??
    // 'Nombre' and 'Name' beside a surname stand for the given names.
    either((keys) => keys.includes('fullName') && !keys.includes('surname'))
  if (!given || given.start === family.start) return undefined
  return {
    value: `${given.value} ${family.value}`,
    start: Math.min(family.start, given.start),
    end: Math.max(family.end, given.end),
    way: given.way === 'beside' && family.way === 'beside' ? 'beside' : 'below',
  }
}

const familyFirst =
  /(?<family>\p{Lu}[\p{L}\p{M}'’ -]{1,40}),[ \t]{1,2}(?<given>\p{Lu}[\p{L}\p{M}'’-]{0,30}(?:[ \t]{1,2}\p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,3})(?=[ \t]*(?:$|[|;(]))/uy

/** 'Name: OSEI, Amina': the family name first, with a comma behind it. */
function turned(text: string, place: Place): FoundValue | undefined {
  familyFirst.lastIndex = 0
  const match = familyFirst.exec(text.slice(place.start, place.end))
  const { family, given } = match?.groups ?? {}
  if (!match || !family || !given) return undefined
  return {
    value: `${given} ${family}`,
    start: place.start,
    end: place.start + match[0].length,
    way: place.way,
  }
}

const severalWords = /\S\s+\S/

function fromLabel(layout: Layout): FoundValue | undefined {
  const named = (keys: Parameters<typeof valueLabelled>[1], leastWords: 1 | 2) =>
    readLabelled(layout, keys, (place, label) => {
      const found = turned(layout.text, place) ?? matchInPlace(layout.text, place, personForm)
      if (!found || !isName(found) || (leastWords === 2 && !severalWords.test(found.value))) return undefined
      // 'Name of …' goes on as a sentence; 'NAME AMINA OSEI' is a label by its capitals.
      if (!label.isMarked && !severalWords.test(found.value)) return undefined
      return found
    })
  return named(['fullName'], 1) ?? named(['holder'], 2) ?? named(['surname'], 2)
}

function fromSentence(text: string): FoundValue | undefined {
  const match = addressed.exec(text)
  if (match) return { ...asFoundValue(match), way: 'sentence' }
  const entry = registered.exec(text)
  const { family, given } = entry?.groups ?? {}
  if (entry && family && given) {
    const start = entry.index + entry[0].indexOf(family)
    return { value: `${given} ${family}`, start, end: entry.index + entry[0].length, way: 'sentence' }
  }
  for (const lead of text.matchAll(introduced)) {
    const start = lead.index + lead[0].length
    const [person] = findPeople(text, { start, end: Math.min(text.length, start + introducedLength) })
    if (person) return { value: person.name, start: person.start, end: person.end, way: 'sentence' }
  }
  return undefined
}
