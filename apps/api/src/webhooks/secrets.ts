import { hkdfSync, randomBytes } from 'node:crypto'

/** How webhook secrets are made and kept: encrypted, as two-step secrets are, because signing needs them as they are. */
export type WebhookSecrets = {
  readonly create: () => string
  readonly seal: (secret: string) => Promise<string>
  /** @throws where it was sealed with another AUTH_SECRET. */
  readonly open: (sealed: string) => Promise<string>
}

// Loaded where there is a webhook.
const cipher = () => import('better-auth/crypto')

/** 192 bits, within the 24 to 64 bytes that the specification asks for. */
const secretBytes = 24

/** A key of their own, so that nothing sealed for another purpose opens here. */
export function createWebhookSecrets(authSecret: string): WebhookSecrets {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'webhook secrets', 32)).toString('base64url')
  return {
    create: () => `whsec_${randomBytes(secretBytes).toString('base64')}`,
    seal: async (secret) => (await cipher()).symmetricEncrypt({ key, data: secret }),
    open: async (sealed) => (await cipher()).symmetricDecrypt({ key, data: sealed }),
  }
}
