/**
 * What a `Cookie` header says under this name, percent-decoded where it can be; the last of several, as better-auth takes it, so that both
 * mean the same session. (Its own function brings 300 files.)
 */
export function readCookie(header: string, name: string): string | undefined {
  const given = header.split(';').map((pair) => pair.trim())
  const value = given.findLast((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value === undefined ? undefined : decode(value)
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** What our cookies' names begin with. */
const prefix = 'landfall'

/** Whether members reach the site by https. Without a configured address it is the local trial, by http. */
export function isServedSecurely(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false
}

/**
 * What the names of our cookies begin with, better-auth's too. Under https it is `__Host-`, which browsers take for this host alone,
 * without a Domain, and only over https: another host of the same domain cannot plant one.
 */
export function cookiePrefixFor(publicUrl: string | undefined): string {
  return isServedSecurely(publicUrl) ? `__Host-${prefix}` : prefix
}
