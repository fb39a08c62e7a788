import { daysBetween } from '../shared/days.ts'
import type { FoundDate } from './facts/dates.ts'
import { sentenceAround } from './layout/span.ts'
import type { ReadDeadline } from './reading.ts'
import type { Deadline } from './schema.ts'

/** Whoever reads a longer list reads none of it. */
const mostDeadlines = 50

const soonDays = 30
const nearDays = 90

/** How pressing a day is: within 30 days, or past, is high; within 90 is medium. */
export function priorityOf(day: string, today: string): Deadline['priority'] {
  const days = daysBetween(today, day)
  if (days <= soonDays) return 'high'
  return days <= nearDays ? 'medium' : 'low'
}

const endsThen =
  /\b(?:expir|valid (?:until|to|through)|due|deadline|no later than|by the|avant le|expire|échéance)/i

/** The categories are those of milestones, so that a deadline can become one. */
const categories: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pay|fee|invest|fund|transfer|bank|amount|paiement|frais)/i, 'financial'],
  [/\b(?:sign|agreement|incorporat|contract|share|shareholder|patent)/i, 'legal'],
  [/\b(?:plan|pitch|launch|pilot|product|customer)/i, 'business_plan'],
]

/**
 * The days of a text that are still to come, and those gone by of which the text says that something ended then. Soonest
 * first, each day and sentence once.
 */
export function deadlinesIn(text: string, dates: readonly FoundDate[], today: string): ReadDeadline[] {
  const seen = new Set<string>()
  const deadlines: ReadDeadline[] = []
  for (const found of dates.toSorted((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : a.start - b.start,
  )) {
    const span = sentenceAround(text, found)
    const description = text.slice(span.start, span.end).replace(/\s+/g, ' ')
    const isPast = found.day < today
    if (isPast && !endsThen.test(description)) continue
    const key = `${found.day} ${description}`
    if (seen.has(key)) continue
    seen.add(key)
    deadlines.push({
      deadline: {
        description,
        priority: priorityOf(found.day, today),
        date: found.day,
        category: categories.find(([pattern]) => pattern.test(description))?.[1] ?? 'regulatory',
      },
      span,
    })
    if (deadlines.length === mostDeadlines) break
  }
  return deadlines
}
