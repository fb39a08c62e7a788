import { type AuditArea, dayProblem } from '@suv/domain'

/** What is chosen on the page; an empty text chooses everything. */
export type Filter = { actorId: string; area: AuditArea | ''; from: string; to: string }

export const noFilter: Filter = { actorId: '', area: '', from: '', to: '' }

export const areaNames: Readonly<Record<AuditArea, string>> = {
  plan: 'Business plan',
  timeline: 'Timeline',
  finances: 'Finances',
  matches: 'Organizations',
  papers: 'Letters, permits and applications',
  team: 'Team and access',
  documents: 'Documents and analyses',
}

/** As the server takes it. A day that is still being typed chooses nothing. */
export function toInput({ actorId, area, from, to }: Filter) {
  const isDay = (day: string) => day !== '' && dayProblem(day) === null
  return {
    ...(actorId !== '' && { actorId }),
    ...(area !== '' && { area }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}
