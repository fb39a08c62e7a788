import type { OpenAPIObject } from 'trpc-to-openapi'

type File = {
  readonly path: string
  readonly operationId: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly type: string
  /** What may stand after the question mark, with its meaning. */
  readonly query?: Readonly<Record<string, string>>
}

const editions = {
  edition: 'Id of the edition of the rules whose figures are used.',
  family: 'How many people the family has.',
}
const footer = {
  footer: '`true` names Landfall at the foot of each page; left out: nothing but the number of the page.',
}
const pdf = 'application/pdf'
const zip = 'application/zip'

/** What stands after the question mark of an export, by its name. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'business-plan.docx': footer,
  'business-plan.pdf': footer,
  'financial.pdf': editions,
  'financial.xlsx': editions,
  'pack.zip': { pack: 'Id of the pack.' },
  'letter-bundle.zip': {
    letter: 'Id of the letter.',
    destination: '`pr_portal`, `ircc_portal` or `other`; left out: `pr_portal`.',
    limitMb: 'MB a file, where the destination is `other`.',
    draft: '`true` makes a draft, which may leave concerns open.',
  },
}

/** What answers with a file instead of JSON, and so is no procedure. */
const files: readonly File[] = [
  {
    path: '/documents/{id}/download',
    operationId: 'documents-download',
    tag: 'Documents',
    summary: 'The file of a document',
    description: 'As a download, under its name.',
    type: 'application/octet-stream',
  },
  {
    path: '/documents/{id}/preview',
    operationId: 'documents-preview',
    tag: 'Documents',
    summary: 'The file of a document, to be shown',
    description: 'PDF, JPEG, PNG and plain text. Anything else answers 400.',
    type: '*/*',
  },
  ...[
    ['application.pdf', pdf, 'The whole application as one document'],
    ['business-plan.pdf', pdf, 'The business plan as PDF'],
    ['due-diligence.pdf', pdf, 'The answers to the due diligence letter, of the team that ?team names'],
    [
      'business-plan.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'The business plan for Word',
    ],
    ['financial.pdf', pdf, 'The financial report'],
    [
      'financial.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'The finances as a workbook, formulas with their results',
    ],
    ['calendar.ics', 'text/calendar', 'Everything with a date, for a calendar'],
    ['receipt.pdf', pdf, 'The receipt of the membership'],
    ['pack.zip', zip, 'The files of a pack, each under the destination’s limit, with an index'],
    ['letter-bundle.zip', zip, 'The answer to a letter from IRCC, with its papers and an index'],
    ['everything.zip', zip, 'Everything that is kept of you'],
  ].map(
    ([name = '', type = '', summary = '']): File => ({
      path: `/exports/${name}`,
      operationId: `exports-${name}`,
      tag: 'Exports',
      summary,
      description: 'Made anew at each call, of what is stored.',
      type,
      ...(queries[name] === undefined ? {} : { query: queries[name] }),
    }),
  ),
]

const refusals = {
  '400': 'What was asked for cannot be made or shown',
  '401': 'Sign in, or send an API key',
  '403': 'An API key without the scope',
  '404': 'There is nothing to make it of',
  '414': 'An id longer than 5,000 characters',
  '429': 'Too many requests: see Retry-After',
  '431': 'Headers larger than 16 KiB',
  '500': 'Something went wrong on our side',
  '503': 'It took too long, too much of it waits, or a part of the service is away: see Retry-After',
}

/** Adds the files to the document. */
export function describeFiles(document: OpenAPIObject): OpenAPIObject {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  const errors = Object.entries(refusals).map(([status, description]) => [status, { description, content }])
  const paths = files.map(({ path, operationId, tag, summary, description, type, query = {} }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      description: 'Id of the record.',
      schema: { type: 'string' },
    }))
    const asked = Object.entries(query).map(([name, words]) => ({
      name,
      in: 'query',
      description: words,
      schema: { type: 'string' },
    }))
    const file = {
      description: 'The file',
      content: { [type]: { schema: { type: 'string', format: 'binary' } } },
    }
    const get = {
      operationId,
      tags: [tag],
      summary,
      description,
      parameters: [...named, ...asked],
      responses: Object.fromEntries([['200', file], ...errors]),
      security: [{ bearer: [] }, { apiKey: [] }],
    }
    return [path, { get }]
  })
  return Object.assign(document, { paths: { ...document.paths, ...Object.fromEntries(paths) } })
}
