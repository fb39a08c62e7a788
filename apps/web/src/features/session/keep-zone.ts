/** Tells the server in which zone the reader's days begin, so that it can render their screens the next time. */
export function keepZone(): void {
  const [prefix, secure] = window.location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', '']
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all the browsers that the build is for.
  document.cookie = `${prefix}landfall.zone=${zone}; Path=/; SameSite=Lax; Max-Age=${365 * 86_400}${secure}`
}
