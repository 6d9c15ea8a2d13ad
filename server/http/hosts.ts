/** Which hosts and origins this server answers for. */
import type { IncomingMessage } from 'node:http'

/** The name or address of a `Host` header, without its port. */
export function hostnameOf(host: string | undefined): string {
  const name = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(host ?? '')?.[1] ?? /^([^:[\]]*)(?::\d+)?$/.exec(host ?? '')?.[1]
  return name?.toLowerCase() ?? ''
}

/** Whether the name or address reaches this machine only. */
export const isLoopback = (name: string): boolean =>
  /^(?:(?:.+\.)?localhost|(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i.test(name.replace(/^\[|\]$/g, ''))

/** Whether HOST accepts connections on every address, so that none of them can be told from it. */
export const isWildcard = (host: string): boolean => ['0.0.0.0', '::', '[::]'].includes(host)

interface Hosts {
  host: string
  appUrl: string
  corsOrigins: readonly string[]
}

/** Whether the server answers under this `Host`. DNS rebinding gives a foreign name the address of this server. */
export function isKnownHost(host: string | undefined, { host: own, appUrl }: Hosts): boolean {
  const name = hostnameOf(host)
  return isLoopback(name) || (!isWildcard(own) && name === own.toLowerCase()) || name === new URL(appUrl).hostname.replace(/^\[|\]$/g, '')
}

/** Whether pages of the origin are ours, or may write without a token because CORS_ORIGINS says so. */
export function isTrustedOrigin(origin: string, req: IncomingMessage, { appUrl, corsOrigins }: Hosts): boolean {
  if (corsOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === req.headers.host || host === new URL(appUrl).host
}

/** Whether the call comes from this machine, and not through a proxy on it. */
export const isLocalCall = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(hostnameOf(headers.host)) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined
