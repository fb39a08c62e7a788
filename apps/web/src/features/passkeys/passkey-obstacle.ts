/** Why passkeys cannot be used here, and what to do. `link`: where they can. */
export type PasskeyObstacle = { readonly text: string; readonly link?: string }

/** @returns null where the browser can use passkeys at this address. */
export function findPasskeyObstacle(): PasskeyObstacle | null {
  const { protocol, hostname, port, pathname } = window.location
  // WebAuthn ties passkeys to a host name, and has none for an IP address.
  if (/^127\.|^\[::1\]$/.test(hostname)) {
    return {
      text: `A passkey belongs to a site’s name, and ${hostname} is a number. On this machine the same site has a name:`,
      link: `${protocol}//localhost${port === '' ? '' : `:${port}`}${pathname}`,
    }
  }
  if (/^[\d.]+$|^\[/.test(hostname)) {
    return {
      text: `A passkey belongs to a site’s name, and ${hostname} is a number. Open the site by its name.`,
    }
  }
  if (!window.isSecureContext) {
    return { text: 'Passkeys need a secure connection. Open the site at an address that begins with https.' }
  }
  if (!hasPasskeyApi()) {
    return { text: 'This browser cannot use passkeys here. Update it, or use another one.' }
  }
  return null
}

/** Whether the browser reads and writes what goes to the server by itself, as all have since 2025. */
function hasPasskeyApi(): boolean {
  return (
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}
