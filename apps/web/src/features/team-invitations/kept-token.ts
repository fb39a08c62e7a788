const storageKey = 'landfall.invitation'

/** Keeps the invitation's token in this tab while its reader signs in, so that it stands in no address that a server sees. */
export function keepToken(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token)
  } catch {
    // Without storage the mail's link opens it again.
  }
}

export function readKeptToken(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
