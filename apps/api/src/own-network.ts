import ipaddr from 'ipaddr.js'

/** Endings of names that no public directory has (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal), and routers' own. */
const privateEndings = ['.localhost', '.local', '.internal', '.home.arpa', '.lan', '.test']
const privateRanges = ['loopback', 'unspecified', 'private', 'uniqueLocal', 'linkLocal']

/** Whether a host of an address is found in one's own network only. A name of one part is: so containers call each other. */
export function isInOwnNetwork(host: string): boolean {
  const name = bare(host)
  if (ipaddr.isValid(name)) return privateRanges.includes(ipaddr.process(name).range())
  return !name.includes('.') || privateEndings.some((ending) => name.endsWith(ending))
}

/** Whether a host is a name or an address by which a machine reaches itself, and no other one. */
export function isThisMachine(host: string): boolean {
  const name = bare(host)
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback'
  return name === 'localhost' || name.endsWith('.localhost')
}

function bare(host: string): string {
  return host.replace(/[[\]]/g, '').toLowerCase()
}
