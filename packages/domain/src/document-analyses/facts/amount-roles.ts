import { cellsOf } from '../layout/lines.ts'
import type { Layout } from '../layout/read-layout.ts'
import type { Span } from '../layout/span.ts'
import { type FoundAmount, findAmounts } from './amounts.ts'

/** What an amount of a text about money is: what is there now, what was there on average, or something else. */
export type AmountRole = 'total' | 'balance' | 'average total' | 'average' | 'other'
export type RoledAmount = FoundAmount & { readonly role: AmountRole | null }

const averageWords =
  /average|averaged|moyen(?:ne)?(?!\p{L})|durchschnitt|promedio|(?<!\p{L})medio(?!\p{L})|(?<!\p{L})m[ée]dio(?!\p{L})|متوسط/iu
const roles: readonly (readonly [AmountRole, RegExp])[] = [
  [
    'other',
    /limit|loan|overdraft|owing|debt|mortgage|deposit of|deposited|fees?\b|salary|withdrawal|minimum|pr[êe]t\b|limite|l[íi]mite|d[ée]couvert|dette|hypoth[èe]que|d[ée]p[ôo]t de|frais|dispositionskredit|kreditrahmen|darlehen|geb[üu]hr|pr[ée]stamo|empr[ée]stimo|dep[óo]sito de/giu,
  ],
  [
    'total',
    /total (?:balance|funds|assets|deposits?|amount|of all accounts)|(?:^|\n)[ \t|]*(?:grand )?total[ \t]*[:|]|solde total|total des soldes|saldo total|gesamt(?:guthaben|saldo)/giu,
  ],
  ['average', new RegExp(averageWords.source, 'giu')],
  [
    'balance',
    /balances?|stood at|stands at|in credit|credit(?:ed)? (?:of|to)|deposits? (?:with|at|in)|amounts? to|credit of|solde|on deposit|funds|holds?\b|maintains?\b|disposent?|fonds|kontostand|guthaben|saldo|رصيد/giu,
  ],
]
const equivalent = /equivalent|equals|converted|approximately|soit\b|[ée]quivaut|[ée]quivalant/iu

const longestLead = 120
/** A longer line is no row of a table, and more amounts make a ledger. */
const longestRow = 300
const mostAmounts = 300

/** The amounts of a text with what the words before each of them, or the heading above it, say that it is. */
export function findRoledAmounts({ text, labels }: Layout): readonly RoledAmount[] {
  const found: RoledAmount[] = []
  const amounts = findAmounts(text).slice(0, mostAmounts)
  for (const [index, amount] of amounts.entries()) {
    const previous = found[index - 1]
    const lead = text.slice(Math.max(previous?.end ?? 0, amount.start - longestLead), amount.start)
    const bracketed = /^\s*\(\s*$/.test(lead)
    const labelled = labels.find((label) =>
      label.places.some(
        ({ way, start, end }) =>
          way !== 'above' && amount.start >= start - 1 && amount.start < Math.min(end, start + 12),
      ),
    )
    const role =
      (labelled?.keys.includes('averageBalance') ? 'average' : null) ??
      (previous && (equivalent.test(lead) || bracketed) && !lead.includes('\n')
        ? previous.role
        : (columnRole(text, amount, amounts) ?? leadRole(lead))) ??
      (labelled?.isMarked && labelled.keys.includes('balance') ? 'balance' : null)
    found.push({ ...amount, role })
  }
  return found
}

/** The last word before the amount decides, and an average stays one when 'balance' comes behind it. */
function leadRole(lead: string): AmountRole | null {
  const paragraph = lead.split(/\n[ \t]*\n/).at(-1) ?? ''
  const clause = paragraph.slice(paragraph.lastIndexOf('. ') + 1)
  let last: { role: AmountRole; end: number } | null = null
  for (const [role, pattern] of roles) {
    for (const match of clause.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (!last || end > last.end) last = { role, end }
    }
  }
  if (last?.role !== 'balance') return last?.role ?? null
  if (/total (?:balance|funds)|solde total|saldo total/iu.test(clause)) return 'total'
  const sinceLine = clause.slice(clause.lastIndexOf('\n', last.end - 1) + 1)
  return averageWords.test(sinceLine) ? 'average' : 'balance'
}

/** In a row with several amounts: the column's heading, which stands in a line above that has none. */
function columnRole(text: string, amount: FoundAmount, amounts: readonly FoundAmount[]): AmountRole | null {
  const before = text.slice(Math.max(0, amount.start - longestRow), amount.start)
  const start = amount.start - (before.length - before.lastIndexOf('\n') - 1)
  const behind = text.slice(amount.end, amount.end + longestRow)
  const end = amount.end + (behind.includes('\n') ? behind.indexOf('\n') : behind.length)
  const row = amounts.filter((other) => other.start >= start && other.end <= end)
  if (row.length < 2 || rolesInHeading(text.slice(start, end)).length > 0) return null
  const byCell = roleOfCell(text, amount, { start, end })
  if (byCell) return byCell

  const above = text
    .slice(Math.max(0, start - 1_000), start)
    .split('\n')
    .slice(0, -1)
    .reverse()
  for (const line of above) {
    const heading = rolesInHeading(line)
    if (heading.length === row.length) return heading[row.indexOf(amount)] ?? null
    if (heading.length > 0 || line.trim() === '') return null
  }
  return null
}

const columnRoles: readonly (readonly [AmountRole, RegExp])[] = [
  ['other', /limit|loan|overdraft|owing|debt|credit line|limite|dette|hypoth/iu],
  ['average', averageWords],
  ['balance', /balance|solde|saldo|kontostand|guthaben|amount|montant|importe|betrag|valor|رصيد/iu],
]
const mostRowsBelow = 12

/** In a table: what the heading over the amount's cell says. A row that begins with 'Total' gives totals. */
function roleOfCell(text: string, amount: FoundAmount, row: Span): AmountRole | null {
  const cells = cellsOf(text, row)
  const at = cells.findIndex(({ start, end }) => amount.start >= start - 1 && amount.start < end)
  const cell = cells[at]
  const isTotal = /^\W*(?:grand )?total|^\W*gesamt|^\W*toda?s/iu.test(text.slice(row.start, row.end))
  let end = row.start - 1
  for (let above = 0; cell && end > 0 && above < mostRowsBelow; above++) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const heads = cellsOf(text, { start, end })
    if (heads.length === 0) return null
    const roles = heads.map(({ start: from, end: to }) => {
      const words = text.slice(from, to)
      return /\d{3}/.test(words)
        ? null
        : (columnRoles.find(([, pattern]) => pattern.test(words))?.[0] ?? null)
    })
    if (roles.filter(Boolean).length > 1) {
      const column = cell.start - row.start
      const chosen =
        heads.length === cells.length
          ? at
          : heads.reduce(
              (best, head, index) =>
                Math.abs(head.start - start - column) < Math.abs((heads[best]?.start ?? 0) - start - column)
                  ? index
                  : best,
              0,
            )
      const role = roles[chosen] ?? null
      if (!isTotal) return role
      return role === 'balance' ? 'total' : role === 'average' ? 'average total' : role
    }
    end = start - 1
  }
  return null
}

function rolesInHeading(line: string): readonly AmountRole[] {
  const headings = line.matchAll(
    /(?:average|moyen)?[^\t|]{0,20}?(?:balance|solde|saldo|kontostand|amount|montant|importe|betrag|valor)(?:[ \t](?:moyen|medio|m[ée]dio|promedio))?/giu,
  )
  return [...headings].map((match) => (averageWords.test(match[0]) ? 'average' : 'balance'))
}

/** What is there now: a total where one is given, else the accounts together, in Canadian dollars where they are given so. */
export function currentBalance(amounts: readonly RoledAmount[]): FoundAmount | undefined {
  return sumOf(amounts, 'total') ?? sumOf(amounts, 'balance')
}

export function averageBalance(amounts: readonly RoledAmount[]): FoundAmount | undefined {
  return sumOf(amounts, 'average total') ?? sumOf(amounts, 'average')
}

function sumOf(amounts: readonly RoledAmount[], wanted: AmountRole): FoundAmount | undefined {
  const ofRole = amounts.filter(({ role }) => role === wanted)
  const canadian = ofRole.filter(({ currency }) => currency === 'CAD')
  const first = canadian[0] ?? ofRole[0]
  if (!first) return undefined
  const same = ofRole.filter(({ currency }) => currency === first.currency)
  if (wanted === 'total' || wanted === 'average total' || same.length === 1) return first
  const last = same.at(-1) ?? first
  return {
    currency: first.currency,
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
    start: first.start,
    end: last.end,
  }
}

/** As fields have it: 'CAD 25564.5'; '$ 18000' where the text does not say whose dollars. */
export function writeAmount({ amount, currency }: Pick<FoundAmount, 'amount' | 'currency'>): string {
  return `${currency ?? '$'} ${Math.round(amount * 100) / 100}`
}
