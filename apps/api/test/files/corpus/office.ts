import { makeZip, type ZipEntry } from './zip.ts'

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${main}"/></Types>`

const kinds = {
  docx: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    'word/document.xml',
  ],
  docm: ['application/vnd.ms-word.document.macroEnabled.main+xml', 'word/document.xml'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', 'xl/workbook.xml'],
  pptx: [
    'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
    'ppt/presentation.xml',
  ],
} as const

/** The parts of a small Office file, and further ones. */
export function officeEntries(kind: keyof typeof kinds, more: readonly ZipEntry[] = []): ZipEntry[] {
  const [main, body] = kinds[kind]
  return [
    { name: '[Content_Types].xml', content: contentTypes(main) },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: body, content: '<document><body>A letter to the bank.</body></document>' },
    ...more,
  ]
}

export function makeOffice(kind: keyof typeof kinds, more: readonly ZipEntry[] = []): Buffer {
  return makeZip(officeEntries(kind, more))
}
