import { findMachineZone } from '../layout/machine-zone.ts'
import type { Span } from '../layout/span.ts'

/** Read on as '… are read with the day first'. */
export type DateOrder = 'day first' | 'month first'
/** `because` goes on: 'Dates such as 03/11/1987 are read day first, because …'. */
export type OrderDecision = { readonly order: DateOrder; readonly because: string; readonly example: Span }

type Figures = Span & { readonly first: number; readonly second: number; readonly year: string }
type Habit = { readonly dayFirst: Span | undefined; readonly monthFirst: Span | undefined }

const dayFirstHint = /\b(?:dd|jj|tt)[/.\- ]{0,2}mm[/.\- ]{0,2}(?:yy|aa|jj)/i
const monthFirstHint = /\bmm[/.\- ]{0,2}dd[/.\- ]{0,2}yy/i
const american =
  /\bstate of \p{L}|\bunited states(?! of mexico)\b|\bu\.s\.a?\b|\bUSA\b|\bN\.A\.|\bsocial security\b|\bfederal bureau\b/iu
/** Words of languages in whose countries the day comes first. */
const otherLanguages: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}{3}/u, 'Arabic'],
  [
    /(?<!\p{L})(?:date de naissance|date de|d[ée]livr|prénoms?|né\(?e?\)? le|nous|certifions|compte|bulletin)(?!\p{L})/iu,
    'French',
  ],
  [/(?<!\p{L})(?:fecha|apellidos?|certificado|saldo promedio|cuenta|expedici[óo]n)(?!\p{L})/iu, 'Spanish'],
  [/(?<!\p{L})(?:data de|nascimento|certid[ãa]o|declara[çc][ãa]o|passaporte|conta)(?!\p{L})/iu, 'Portuguese'],
  [/(?<!\p{L})(?:geburtsdatum|geboren|datum|gültig|ausgestellt|kontostand|zeugnis)(?!\p{L})/iu, 'German'],
]

/**
 * Decides from the text itself whether 03/11/2026 is in March or in November: by figures that can be read one way only, by the
 * machine-readable lines, by a printed pattern, by the language, and last by how the text writes other days. Null where nothing tells.
 */
export function decideOrder(text: string, figures: readonly Figures[], habit: Habit): OrderDecision | null {
  const example = figures.find(({ first, second }) => first <= 12 && second <= 12 && first !== second)
  if (!example) return null
  const decided = (order: DateOrder, because: string): OrderDecision => ({ order, because, example })
  const shown = ({ start, end }: Span) => text.slice(start, end)

  const dayFirst = figures.find(({ first }) => first > 12)
  const monthFirst = figures.find(({ second }) => second > 12)
  if (dayFirst && monthFirst) return null
  if (dayFirst) return decided('day first', `${shown(dayFirst)} can be read in no other way`)
  if (monthFirst) return decided('month first', `${shown(monthFirst)} can be read in no other way`)

  const zone = findMachineZone(text)
  for (const figure of figures) {
    const [first, second] = [figure.first, figure.second].map((part) => String(part).padStart(2, '0'))
    const days = [zone?.dateOfBirth, zone?.expiresOn]
    if (days.includes(`${figure.year}-${second}-${first}`)) {
      return decided('day first', 'the machine-readable lines say so')
    }
    if (days.includes(`${figure.year}-${first}-${second}`)) {
      return decided('month first', 'the machine-readable lines say so')
    }
  }
  if (dayFirstHint.test(text)) return decided('day first', 'the form prints the pattern')
  if (monthFirstHint.test(text)) return decided('month first', 'the form prints the pattern')
  const language = otherLanguages.find(([pattern]) => pattern.test(text))?.[1]
  if (language) return decided('day first', `the text has words in ${language}`)
  if (habit.dayFirst && !habit.monthFirst) {
    return decided('day first', `the text writes ${shown(habit.dayFirst).replace(/\s+/g, ' ')}`)
  }
  if (american.test(text)) return decided('month first', 'the text is from the United States')
  return null
}
