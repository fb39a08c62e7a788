import { getUser, type Trx, updateWebhookEndpoint, type WebhookEndpointRow } from '@suv/db'
import type { Jobs } from '../../jobs/jobs.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { webhookStoppedMail } from '../../mail/templates/webhook-stopped.ts'

/** Turns an endpoint off for what came back from it, and tells its member by mail; the bell reads it from the endpoint. */
export async function stopEndpoint(
  trx: Trx,
  { jobs, siteUrl, now }: { jobs: Jobs; siteUrl: string; now: Date },
  { id, userId, url, offReason }: WebhookEndpointRow,
  reason: 'gone' | 'failing',
): Promise<void> {
  if (offReason !== null) return
  await updateWebhookEndpoint(trx, { id, now, values: { offReason: reason, disabledAt: now } })
  const { email, firstName } = await getUser(trx, { id: userId })
  const mail = webhookStoppedMail({ email, name: firstName, url, reason, siteUrl })
  await enqueueMail(jobs, trx, { ...mail, dedupeKey: `webhook ${id} stopped ${now.toISOString()}` })
}
