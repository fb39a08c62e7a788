import {
  type ChecklistItem,
  type ChecklistSectionState,
  checklistState,
  type Document,
  documentChecklist,
  formatDate,
} from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import { heading, quiet, subheading } from './blocks.ts'
import type { ApplicationData } from './read-application.ts'

/** Per category of the checklist what is there, as the document manager shows it, and what a required one still waits for. */
export function documentsSection({ documents, tickedPapers }: ApplicationData, today: string): Content[] {
  const known = new Set<string | null>(documentChecklist.map(({ key }) => key))
  const others = documents.filter(({ category }) => !known.has(category))
  return [
    heading('Documents'),
    ...checklistState(documents, { today, ticked: tickedPapers }).flatMap(categoryOf),
    ...(others.length === 0 ? [] : [subheading('Other uploads'), { ul: others.map(describeFile) }]),
  ]
}

function categoryOf({ name, required, items, done, total, loose }: ChecklistSectionState): Content[] {
  const there = items.filter(({ state }) => state !== 'missing')
  const missing = items.filter((item) => item.required && item.state === 'missing')
  return [
    subheading(`${name} (${required ? 'required' : 'optional'})`),
    quiet(`Present: ${done} of ${total}`),
    ...(there.length === 0 ? [] : [{ ul: there.map(describeItem) }]),
    ...(loose.length === 0 ? [] : [quiet('Filed here, under no item:'), { ul: loose.map(describeFile) }]),
    ...(required && missing.length > 0
      ? [quiet('Missing. The checklist asks for:'), { ul: missing.map((item) => item.name) }]
      : []),
  ]
}

function describeItem({ name, state, files }: ChecklistItem): string {
  const note = { present: '', expiring: ' (expiring)', expired: ' (expired)', missing: '' }[state]
  const what = files.length === 0 ? 'ticked, not kept here' : files.map(describeFile).join('; ')
  return `${name}${note}: ${what}`
}

function describeFile({ fileName, uploadedAt }: Document): string {
  return `${fileName}, ${formatDate(uploadedAt)}`
}
