/** Addresses that webhooks may be sent to: public ones only, so that nobody reaches the server's own network through it. */
import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { isLoopback } from '../../http/hosts.ts'

const reserved = new BlockList()
const ipv4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
for (const [network, prefix] of ipv4) reserved.addSubnet(network, prefix)

/** Within global unicast: protocol assignments and Teredo, documentation, and 6to4, which contains IPv4 addresses. */
const ipv6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [network, prefix] of ipv6) reserved.addSubnet(network, prefix, 'ipv6')

// Everything else in IPv6 is local, mapped IPv4, or unassigned.
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether the IP address is reachable from the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address)
  return family === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/** An address or name that resolves to one is not allowed. */
export class AddressNotAllowed extends Error {}

export const isAllowedAddress = (address: string, isLocalAllowed: boolean) =>
  isPublicAddress(address) || (isLocalAllowed && isLoopback(address))

/** The host of an address without the brackets of IPv6. */
export const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

/** Each name server is asked twice. */
const asking = { timeout: 2000, tries: 2 }

/**
 * Addresses of a name. Name servers are asked directly: the system's lookup, which only names of this machine need, keeps one of
 * the few threads for lookups until it ends, so that names without an answer would hold up those of the database and of emails.
 */
async function resolve(host: string): Promise<LookupAddress[]> {
  if (isLoopback(host)) return lookup(host, { all: true })
  const resolver = new Resolver(asking)
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = [
    ...(ipv4.status === 'fulfilled' ? ipv4.value.map(address => ({ address, family: 4 })) : []),
    ...(ipv6.status === 'fulfilled' ? ipv6.value.map(address => ({ address, family: 6 })) : []),
  ]
  if (addresses.length === 0 && ipv4.status === 'rejected') throw ipv4.reason
  return addresses
}

/** The addresses of a name, all of which are allowed. */
async function resolveAllowed(host: string, isLocalAllowed: boolean): Promise<[LookupAddress, ...LookupAddress[]]> {
  const addresses = await resolve(host)
  const denied = addresses.find(({ address }) => !isAllowedAddress(address, isLocalAllowed))
  const [first, ...others] = addresses
  if (denied || !first) throw new AddressNotAllowed(`${host} resolves to ${denied?.address ?? 'nothing'}`)
  return [first, ...others]
}

/**
 * Resolves names for connections. Since the connection is made to the address that was checked, a name that resolves to
 * another address a moment later has no effect.
 */
export const checkedLookup =
  (isLocalAllowed: boolean): LookupFunction =>
  (host, { all }, callback) =>
    void resolveAllowed(host, isLocalAllowed).then(
      found => (all ? callback(null, found) : callback(null, found[0].address, found[0].family)),
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )

/** Whether webhooks can have this address, as far as it shows before its name is resolved. */
export function isAllowedUrl(url: URL, isLocalAllowed: boolean): boolean {
  const host = hostOf(url)
  const isLocal = isLocalAllowed && isLoopback(host)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return false
  if (url.username || url.password || url.hash) return false
  return isLocal || (isIP(host) > 0 ? isPublicAddress(host) : !isLoopback(host) && host.includes('.'))
}
