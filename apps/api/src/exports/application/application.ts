import { formatDate, productName } from '@suv/domain'
import type { Content } from 'pdfmake/interfaces.js'
import type { ExportProducer } from '../export-file.ts'
import { pdfType } from '../export-file.ts'
import { renderPdf } from '../export-pool.ts'
import { documentsSection } from './documents.ts'
import { eligibilitySection } from './eligibility.ts'
import { type ApplicationData, readApplication } from './read-application.ts'
import { readinessSection } from './readiness.ts'
import { teamSections } from './team.ts'
import { investmentSection, matchesSection, milestonesSection } from './work.ts'

const title = 'Start-Up Visa application summary'

/** The whole application of a member as one document. */
export const applicationExport: ExportProducer = async (context) => {
  const createdAt = context.clock.now().toISOString()
  const { name } = context.actor
  const data = await readApplication(context)
  return {
    fileName: `start-up-visa-application-${createdAt.slice(0, 10)}.pdf`,
    type: pdfType,
    bytes: await renderPdf({
      title,
      author: name,
      createdAt,
      content: contentOf(data, { name, createdAt }),
    }),
  }
}

function contentOf(
  data: ApplicationData,
  { name, createdAt }: { name: string; createdAt: string },
): Content[] {
  return [
    { text: title, style: 'title' },
    { text: [name, ...data.teamNames].join(' · '), style: 'subtitle' },
    {
      text: `As kept in ${productName} on ${formatDate(createdAt)}. This summary is information, not legal advice, and no part of an application: Immigration, Refugees and Citizenship Canada decides.`,
      style: 'quiet',
    },
    ...readinessSection(data),
    ...eligibilitySection(data),
    ...milestonesSection(data),
    ...matchesSection(data),
    ...investmentSection(data),
    ...documentsSection(data, createdAt.slice(0, 10)),
    ...teamSections(data),
  ]
}
