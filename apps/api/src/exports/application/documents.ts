import { documentChecklist, formatDate } from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import { heading, quiet, subheading } from './blocks.ts'
import type { ApplicationData } from './read-application.ts'

/** Per category of the checklist what is uploaded, or which papers a required category still waits for. */
export function documentsSection({ documents }: ApplicationData): Content[] {
  const known = new Set<string | null>(documentChecklist.map(({ key }) => key))
  const others = documents.filter(({ category }) => !known.has(category))
  return [
    heading('Documents'),
    ...documentChecklist.flatMap(({ key, name, required, documents: papers }): Content[] => {
      const files = documents.filter(({ category }) => category === key)
      const title = subheading(`${name} (${required ? 'required' : 'optional'})`)
      if (files.length > 0) {
        return [
          title,
          quiet(`Present: ${files.length} ${files.length === 1 ? 'file' : 'files'}`),
          listOf(files),
        ]
      }
      if (!required) return [title, quiet('Nothing uploaded.')]
      const needed = papers.filter((paper) => paper.required).map((paper) => paper.name)
      return [title, quiet('Missing. The checklist asks for:'), { ul: needed }]
    }),
    ...(others.length === 0 ? [] : [subheading('Other uploads'), listOf(others)]),
  ]
}

function listOf(files: readonly { fileName: string; uploadedAt: Date }[]): Content {
  return {
    ul: files.map(({ fileName, uploadedAt }) => `${fileName}, ${formatDate(uploadedAt.toISOString())}`),
  }
}
