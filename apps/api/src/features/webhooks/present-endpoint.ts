import type { WebhookEndpointRow } from '@suv/db'
import type { WebhookEndpoint } from '@suv/domain'
import { present } from '../../present.ts'

/** An endpoint as its member sees it: without its secrets. */
export function presentEndpoint(row: WebhookEndpointRow): WebhookEndpoint {
  const {
    userId: _userId,
    sealedSecret: _secret,
    previousSealedSecret: _previous,
    toldKeys: _toldKeys,
    previousSecretUntil,
    ...shown
  } = present(row)
  return { ...shown, previousSecretUntil, isEnabled: row.offReason === null }
}
