import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { DomainError } from '@suv/domain'
import ipaddr from 'ipaddr.js'
import type { Network } from './settings.ts'

/** Resolves a name to all its addresses. */
export type ResolveName = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** A webhook's host has no address that may be reached. That stays unsaid: it could tell of the inside. */
export class UnreachableAddressError extends Error {
  override readonly name = 'UnreachableAddressError'

  constructor() {
    super('The address is not a public one.')
  }
}

const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Whether a webhook may go to an IP address: public ones, and those of the operator's own networks. Everything that has another
 * meaning anywhere is refused: loopback, private, link-local (where clouds tell their secrets), shared, reserved, multicast,
 * and IPv6 forms that carry an IPv4 address.
 */
function isReachable(text: string, { networks, isPlain }: Policy): boolean {
  const address = ipaddr.process(text)
  const isOwn = networks.some(
    ([network, bits]) => network.kind() === address.kind() && address.match([network, bits] as never),
  )
  if (isOwn) return true
  if (isPlain || address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(globalUnicast as never)
}

type Policy = {
  readonly networks: readonly Network[]
  /** Plain http, which only goes to the operator's own networks. */
  readonly isPlain: boolean
}

/**
 * What an address has to be, as far as it can be told before its name is resolved.
 *
 * @throws DomainError invalid_input
 */
export function requireTarget(url: string, networks: readonly Network[]): void {
  const { protocol, hostname } = new URL(url)
  const isPlain = protocol === 'http:'
  if (isPlain && networks.length === 0) {
    throw new DomainError('invalid_input', 'url: Enter an address that starts with https://.')
  }
  const host = withoutBrackets(hostname)
  if (isIP(host) !== 0 && !isReachable(host, { networks, isPlain })) {
    throw new DomainError('invalid_input', 'url: Enter an address that the internet reaches.')
  }
}

/** A literal address, which no lookup asks for. @throws UnreachableAddressError */
export function checkLiteral(hostname: string, policy: Policy): void {
  const host = withoutBrackets(hostname)
  if (isIP(host) !== 0 && !isReachable(host, policy)) throw new UnreachableAddressError()
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

/**
 * The lookup of one connection. What it answers is what is connected to, so that a name which changes its address in between
 * gains nothing.
 */
export function lookupReachable(
  policy: Policy,
  resolve: ResolveName = (hostname, options, callback) => systemLookup(hostname, options, callback),
): LookupFunction {
  return (hostname, { all }, callback) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      if (error !== null) return callback(error, [])
      const [first, ...others] = addresses.filter(({ address }) => isReachable(address, policy))
      if (first === undefined) return callback(new UnreachableAddressError(), [])
      if (all === true) return callback(null, [first, ...others])
      callback(null, first.address, first.family)
    })
  }
}
