import {
  type Criterion,
  criterionStatusNames,
  editionBeside,
  formatDate,
  latestEdition,
  verdictNames,
  verdictOn,
} from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import { facts, heading, paragraph, quiet, sourceLine, subheading } from './blocks.ts'
import type { ApplicationData } from './read-application.ts'

export function eligibilitySection({ assessment }: ApplicationData): Content[] {
  const { intake } = latestEdition
  const intakeNotice: Content[] = [
    subheading('The program today'),
    paragraph(intake.value.summary),
    sourceLine(intake.source, intake),
  ]
  if (assessment === null) {
    return [heading('Eligibility'), quiet('No assessment yet.'), ...intakeNotice]
  }
  const { result, gaps, criteria, edition } = verdictOn(assessment)
  const { createdAt } = assessment
  const other = verdictOn(assessment, editionBeside(edition))
  return [
    heading('Eligibility'),
    facts([
      ['Preliminary result', verdictNames[result].heading],
      ['Assessed', createdAt === null ? 'Not saved' : formatDate(createdAt)],
      ['Rules', edition.title],
      ['For comparison', `${other.edition.title}: ${verdictNames[other.result].heading}`],
    ]),
    ...(gaps.length === 0 ? [] : [subheading('What to improve'), { ul: [...gaps] }]),
    subheading('Requirements'),
    ...criteria.map(requirement),
    ...intakeNotice,
  ]
}

function requirement({ title, status, fact, threshold, source, checkedOn }: Criterion): Content {
  return {
    unbreakable: true,
    margin: [0, 0, 0, 8],
    stack: [
      { text: [{ text: title, bold: true }, `: ${criterionStatusNames[status]}`] },
      { text: `Asked: ${threshold}` },
      { text: `Answered: ${fact ?? 'nothing yet'}` },
      sourceLine({ title: source.title, url: source.url }, { checkedOn }),
    ],
  }
}
