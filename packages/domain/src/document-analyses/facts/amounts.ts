import type { Span } from '../layout/span.ts'
import { withWesternDigits } from './western-digits.ts'

/** An amount of money. `currency` is an ISO code, or null for a '$' that does not say whose dollar it is. */
export type FoundAmount = Span & { readonly amount: number; readonly currency: string | null }

/** Signs and words of a currency; a code of three letters stands for itself. */
const currencyWords: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:cad\s?\$?|c\$|ca\$|can\$|cdn\s?\$?|canadian dollars?|dollars canadiens|dollars? du canada|\$\s?ca(?:d|n)?)$/i,
    'CAD',
  ],
  [
    /^(?:usd\s?\$?|us\$|us dollars?|u\.s\. dollars?|dollars am[ée]ricains|d[óo]lares(?: estadounidenses)?|\$\s?us)$/i,
    'USD',
  ],
  [/^(?:a\$|aud\s?\$?)$/i, 'AUD'],
  [/^(?:€|euros?|يورو)$/i, 'EUR'],
  [/^(?:£|pounds? sterling)$/i, 'GBP'],
  [/^(?:₹|rs\.?|rupees)$/i, 'INR'],
  [/^(?:rmb|yuan)$/i, 'CNY'],
  [/^(?:₦|naira|=n=)$/i, 'NGN'],
  [/^(?:r\$|reais)$/i, 'BRL'],
  [/^(?:₩|won)$/i, 'KRW'],
  [/^(?:₺)$/i, 'TRY'],
  [/^(?:₫)$/i, 'VND'],
  [/^(?:¥)$/i, 'JPY'],
  [/^(?:fcfa|f cfa)$/i, 'XOF'],
  [/^(?:dirhams?|درهم)$/i, 'AED'],
]
const codes =
  'eur|gbp|inr|cny|ngn|aed|aud|brl|bdt|chf|clp|cop|dkk|egp|ghs|hkd|idr|ils|irr|jod|jpy|kes|krw|kwd|lkr|mad|mxn|myr|nok|npr|nzd|pen|php|pkr|pln|qar|ron|sar|sek|sgd|thb|tnd|twd|uah|vnd|xaf|xof|zar'

const before = String.raw`(?:cad\s?\$|cad|c\$|ca\$|can\$|cdn\s?\$|cdn|usd\s?\$|usd|us\$|aud\s?\$|a\$|r\$|€|£|₹|rs\.?|rmb|₦|=n=|₩|₺|₫|¥|(?:${codes})|\$)`
/** 'Jordanian dinar', 'دينار أردني', 'peso colombiano' by their codes, as the platform names them in the languages of the papers. */
const currencyNames: ReadonlyMap<string, string> = new Map(
  ['en', 'fr', 'de', 'es', 'pt', 'ar'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'currency' })
    return codes.split('|').flatMap((code): [string, string][] => {
      const name = names.of(code.toUpperCase())?.toLowerCase()
      return name && /^[\p{L} ’'-]{4,}$/u.test(name) ? [[name, code.toUpperCase()]] : []
    })
  }),
)
const longNames = [...currencyNames.keys()].toSorted((a, b) => b.length - a.length).join('|')
const after = String.raw`(?:canadian dollars?|dollars canadiens|dollars? du canada|us dollars?|u\.s\. dollars?|dollars am[ée]ricains|d[óo]lares(?: estadounidenses)?|cad\b|cdn\b|usd\b|\$\s?ca[dn]?\b|\$\s?us\b|\$(?!\s?\d)|euros?\b|€|pounds? sterling|rmb\b|yuan\b|reais\b|naira\b|rupees\b|f ?cfa\b|dirhams?\b|(?:${longNames})s?(?!\p{L})|درهم|يورو|(?:${codes})\b)`
// Every repetition is bounded: a hostile text must not make the search quadratic.
const number = [
  // 25,564.00 and 12,50,000
  String.raw`\d{1,3}(?:,\d{2,3}){0,4},\d{3}(?:\.\d{1,3})?(?!\d)`,
  // 25.564,00
  String.raw`\d{1,3}(?:\.\d{3}){1,5}(?:,\d{1,2})?(?!\d)`,
  // 25 564,00
  String.raw`\d{1,3}(?:[ '’\u00A0\u202F]\d{3}){1,5}(?:[.,]\d{1,2})?(?!\d)`,
  // 25564.00
  String.raw`\d{1,15}(?:[.,]\d{1,2})?(?!\d)`,
].join('|')
const multiplier = String.raw`(?:\s?(?:millions?|milliard|billion|bn|thousand|mille|mn|[km])\b)`

const amountPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<before>${before})?\s?(?<number>${number})(?<multiplier>${multiplier})?(?:\s?(?<after>${after}))?`,
  'giu',
)

const isCode = new RegExp(`^(?:${codes})$`, 'i')

const factors: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
  mille: 1_000,
  billion: 1_000_000_000,
  milliard: 1_000_000_000,
  bn: 1_000_000_000,
}

/** More amounts make a ledger, not a letter. */
const mostAmounts = 2_000

/** Every number with a currency beside it, in the order of the text; the first 2,000. */
export function findAmounts(text: string): readonly FoundAmount[] {
  const found: FoundAmount[] = []
  for (const match of withWesternDigits(text).matchAll(amountPattern)) {
    const groups = match.groups ?? {}
    const currency = currencyOf(groups.before, groups.after)
    if (currency === undefined) continue
    const factor = factors[groups.multiplier?.trim().toLowerCase() ?? ''] ?? 1
    found.push({
      amount: readNumber(groups.number ?? '') * factor,
      currency,
      start: match.index,
      end: match.index + match[0].length,
    })
    if (found.length === mostAmounts) break
  }
  return found
}

/** Undefined where neither side names a currency; '$12 CAD' is CAD, since the code says more than the sign. */
function currencyOf(before: string | undefined, after: string | undefined): string | null | undefined {
  const named = [before, after].flatMap((word) => {
    const trimmed = word?.trim()
    if (!trimmed) return []
    if (isCode.test(trimmed)) return trimmed.toUpperCase()
    return currencyWords.find(([pattern]) => pattern.test(trimmed))?.[1] ?? []
  })
  if (named[0]) return named[0]
  const long = after && currencyNames.get(after.trim().toLowerCase().replace(/s$/, ''))
  if (long) return long
  return before || after ? null : undefined
}

/** '25,564.00', '25 564,00', '25.564,00' and '12,50,000': a last mark before one or two digits parts the cents. */
function readNumber(written: string): number {
  // A dinar has a thousand parts: three figures are parts where other marks part the thousands.
  const cents = /[.,](\d{1,2})$/.exec(written) ?? /(?<=\d,\d{3})\.(\d{3})$/.exec(written)
  const whole = (cents ? written.slice(0, cents.index) : written).replace(/\D/g, '')
  return Number(whole) + (cents ? Number(`0.${cents[1]}`) : 0)
}

/** The largest of some amounts; undefined where there is none. Of equal ones the first. */
export function largestAmount(amounts: readonly FoundAmount[]): FoundAmount | undefined {
  return amounts.reduce<FoundAmount | undefined>(
    (largest, candidate) => (largest && largest.amount >= candidate.amount ? largest : candidate),
    undefined,
  )
}
