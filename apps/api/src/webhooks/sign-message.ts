import { Webhook } from 'standardwebhooks'

/** The headers of the Standard Webhooks specification, with one signature for each secret that is valid. */
export function signMessage({
  id,
  at,
  body,
  secrets,
}: {
  id: string
  at: Date
  body: string
  secrets: readonly string[]
}): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
