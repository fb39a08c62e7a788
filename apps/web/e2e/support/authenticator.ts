import type { Page } from '@playwright/test'

export type Authenticator = {
  /** Whether the person at it shows the right finger; at first they do. */
  readonly setPerson: (isRecognised: boolean) => Promise<void>
  readonly countPasskeys: () => Promise<number>
}

/** Gives the page's browser an authenticator as phones and laptops have one built in: it keeps passkeys and asks who it is. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    setPerson: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    countPasskeys: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
