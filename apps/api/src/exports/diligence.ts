import { diligenceAnswers, findReadableDocuments } from '@suv/db'
import {
  type DiligenceAnswer,
  type DiligenceState,
  DomainError,
  diligenceByHeading,
  diligenceHeadingNames,
  diligenceQuestionsReported,
  formatDate,
  productName,
} from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import * as z from 'zod'
import { requireTeam } from '../authorise.ts'
import { paperScopeOf } from '../features/documents/paper-scope.ts'
import { facts, heading, paragraph, quiet, sourceLine, subheading, table } from './application/blocks.ts'
import { type ExportProducer, pdfType } from './export-file.ts'
import { renderPdf } from './export-pool.ts'

const title = 'Answers to the due diligence letter'

const stateNames: Record<DiligenceState, string> = {
  counts: 'With a dated paper',
  old: 'Paper older than six months',
  open: 'Open',
}

/** `team` names one of the caller's; left out: their first. */
const querySchema = z.object({ team: z.string().optional().catch(undefined) })

type Stored = Omit<DiligenceAnswer, 'createdAt' | 'updatedAt'>

/** A team's answers under the letter's ten headings: an index first, then each with its question and its paper quoted. */
export const diligenceExport: ExportProducer = async ({ db, actor, clock }, query) => {
  const createdAt = clock.now().toISOString()
  const { team } = querySchema.parse(query)
  const teamId = requireTeam(actor, team ?? actor.teamIds[0])
  const { rows } = await diligenceAnswers.list(db, { teamId })
  if (rows.length === 0) throw new DomainError('not_found', 'There is no answer yet. Add one first.')
  const ids = rows.flatMap(({ documentId }) => documentId ?? [])
  const documents = await findReadableDocuments(db, { ...paperScopeOf(actor), ids })
  const nameOf = (id: string) => documents.get(id)?.fileName ?? 'A document of the team'
  return {
    fileName: `due-diligence-answers-${createdAt.slice(0, 10)}.pdf`,
    type: pdfType,
    bytes: await renderPdf({
      title,
      author: actor.name,
      createdAt,
      content: contentOf(rows.toReversed(), createdAt, nameOf),
    }),
  }
}

function contentOf(
  rows: readonly Stored[],
  createdAt: string,
  nameOf: (documentId: string) => string,
): Content[] {
  const answered = diligenceByHeading(rows, createdAt.slice(0, 10)).filter(
    ({ answers }) => answers.length > 0,
  )
  const numbered = answered.map((part, at) => ({
    name: `${at + 1}. ${diligenceHeadingNames[part.heading]}`,
    answers: part.answers.map((each, index) => ({ ...each, number: `${at + 1}.${index + 1}` })),
  }))
  return [
    { text: title, style: 'title' },
    {
      text: `As kept in ${productName} on ${formatDate(createdAt)}. The headings were seen in reports; the questions are as the team copied them from its letter.`,
      style: 'quiet',
    },
    sourceLine(diligenceQuestionsReported.source, diligenceQuestionsReported),
    heading('Index'),
    table(
      [
        { name: 'Number', width: 50 },
        { name: 'Question', width: '*' },
        { name: 'State', width: 130 },
      ],
      numbered.flatMap(({ name, answers }) =>
        answers.map(({ number, answer, state }) => [number, answer.question || name, stateNames[state]]),
      ),
    ),
    ...numbered.flatMap(({ name, answers }) => [
      heading(name),
      ...answers.flatMap(({ number, answer, state }) => [
        subheading(`${number} ${answer.question || 'Question not copied yet'}`),
        answer.answer === '' ? quiet('No answer yet.') : paragraph(answer.answer),
        facts([
          ['Paper', answer.paper === '' ? 'None' : `“${answer.paper}”`],
          ...(answer.documentId === null
            ? []
            : ([['Document', nameOf(answer.documentId)]] as [string, string][])),
          ['Dated', answer.paperDatedOn === null ? 'Not entered' : formatDate(answer.paperDatedOn)],
          ['State', stateNames[state]],
        ]),
      ]),
    ]),
  ]
}
