import ipaddr from 'ipaddr.js'

/** An IPv6 connection is given so many bits of an address, and takes any of the 2^64 below them. */
const ipv6Bits = 64

/** Who is counted as one where requests and tries are: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address
  const known = ipaddr.process(address)
  if (known.kind() === 'ipv4') return known.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/${ipv6Bits}`)}/${ipv6Bits}`
}
