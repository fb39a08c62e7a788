import { type PostSettings, postMessage, type WebhookAnswer, type WebhookMessage } from './post-message.ts'
import { requireTarget } from './reachable.ts'
import { createWebhookSecrets, type WebhookSecrets } from './secrets.ts'

/** What sending to members' own programs takes. */
export type Webhooks = {
  /** @throws DomainError invalid_input for an address that nothing would be sent to. */
  readonly requireTarget: (url: string) => void
  /** Never throws. */
  readonly post: (message: WebhookMessage) => Promise<WebhookAnswer>
  readonly secrets: WebhookSecrets
}

export function createWebhooks({ authSecret, ...settings }: PostSettings & { authSecret: string }): Webhooks {
  return {
    requireTarget: (url) => requireTarget(url, settings.networks),
    post: (message) => postMessage(message, settings),
    secrets: createWebhookSecrets(authSecret),
  }
}
