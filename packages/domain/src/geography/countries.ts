import { foldText } from '../shared/fold-text.ts'
import { once } from '../shared/once.ts'

/** Countries by their ISO 3166 codes of two letters, as the platform names them in English. */

/** Codes that the platform names and that are no country: regions of the world, and test values. */
const noCountry = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])
/** Codes of old that are named like the country's code of today. */
const formerCodes = new Set([
  'BU',
  'CS',
  'DD',
  'FX',
  'NH',
  'RH',
  'SU',
  'TP',
  'UK',
  'VD',
  'YD',
  'YU',
  'ZR',
  'DY',
  'HV',
  'NT',
  'AN',
])
/** As people write them, beside the names and the codes. */
const otherNames: Readonly<Record<string, string>> = {
  america: 'US',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  greatbritain: 'GB',
  uk: 'GB',
  usa: 'US',
  unitedstatesofamerica: 'US',
  uae: 'AE',
  korea: 'KR',
  republicofkorea: 'KR',
  islamicrepublicofiran: 'IR',
  russianfederation: 'RU',
  vietnam: 'VN',
  turkey: 'TR',
  czechrepublic: 'CZ',
  ivorycoast: 'CI',
  holland: 'NL',
  hongkong: 'HK',
  macau: 'MO',
  burma: 'MM',
  peoplesrepublicofchina: 'CN',
}
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const englishNames = once(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }))

export type Country = { readonly code: string; readonly name: string }

/** Every country, by name. Made at the first call: it takes some milliseconds. */
export const countries: () => readonly Country[] = once(() =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountry.has(code) && !formerCodes.has(code))
    .flatMap((code) => {
      const name = englishNames().of(code)
      return name === undefined ? [] : [{ code, name }]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
)

const codesByName = once(() => {
  const codes = new Map<string, string>(Object.entries(otherNames))
  const french = new Intl.DisplayNames(['fr'], { type: 'region', fallback: 'none' })
  for (const { code, name } of countries()) {
    for (const known of [code, name, french.of(code) ?? '']) {
      if (!codes.has(foldText(known))) codes.set(foldText(known), code)
    }
  }
  codes.delete('')
  return codes
})

/** The code of a country by its code or its English or French name, in any case; undefined for any other text. */
export function readCountry(text: string): string | undefined {
  return codesByName().get(foldText(text))
}

/** 'Brazil' for 'BR'; a code that is none comes back as it is. */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && englishNames().of(code)) || code
}
