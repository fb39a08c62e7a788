import { findMembershipOfUser } from '@suv/db'
import { DomainError, formatCad, formatDate, productName } from '@suv/domain'
import { type ExportProducer, pdfType } from './export-file.ts'
import { renderPdf } from './export-pool.ts'

/** The receipt for the membership's fee; also of one that has ended or was refunded, which it then says. */
export const receiptExport: ExportProducer = async ({ db, actor, clock }) => {
  const membership = await findMembershipOfUser(db, { userId: actor.userId })
  if (membership?.paidAt == null) {
    throw new DomainError('not_found', 'There is no payment to give a receipt for.')
  }
  const { id, paidAt, membershipFee, status } = membership
  const reference = membership.providerPaymentIntentId ?? membership.providerSubscriptionId
  const lines: [string, string][] = [
    ['Receipt', id],
    ['Received from', `${actor.name} (${actor.email})`],
    ['For', `${productName}, full-access membership`],
    ['Paid on', formatDate(paidAt.toISOString())],
    ['Amount', `${formatCad(membershipFee / 100)} CAD`],
    ['Payment reference', reference ?? 'None was given'],
    ['Status', status === 'refunded' ? 'Refunded' : 'Paid'],
  ]
  return {
    fileName: 'landfall-receipt.pdf',
    type: pdfType,
    bytes: await renderPdf({
      title: `${productName} receipt`,
      createdAt: clock.now().toISOString(),
      content: [
        { text: 'Receipt', style: 'title' },
        { text: `${productName} membership`, style: 'subtitle' },
        {
          layout: 'lightHorizontalLines',
          table: {
            widths: [130, '*'],
            body: lines.map(([label, value]) => [{ text: label, style: 'quiet' }, value]),
          },
        },
      ],
    }),
  }
}
