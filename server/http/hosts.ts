/** Hosts and origins that this server accepts. */
import type { IncomingMessage } from 'node:http'

/** The name or address of a `Host` header, without its port. */
export function hostnameOf(host: string | undefined): string {
  const name = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(host ?? '')?.[1] ?? /^([^:[\]]*)(?::\d+)?$/.exec(host ?? '')?.[1]
  return name?.toLowerCase() ?? ''
}

/** Whether the name or address is a loopback one. */
export const isLoopback = (name: string): boolean =>
  /^(?:(?:.+\.)?localhost|(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i.test(name.replace(/^\[|\]$/g, ''))

/** Whether HOST listens on every address, so that the public one is unknown. */
export const isWildcard = (host: string): boolean => ['0.0.0.0', '::', '[::]'].includes(host)

interface Hosts {
  host: string
  appUrl: string
  corsOrigins: readonly string[]
}

/** Whether this `Host` is accepted. Others are rejected because of DNS rebinding. */
export function isKnownHost(host: string | undefined, { host: own, appUrl }: Hosts): boolean {
  const name = hostnameOf(host)
  return isLoopback(name) || (!isWildcard(own) && name === own.toLowerCase()) || name === new URL(appUrl).hostname.replace(/^\[|\]$/g, '')
}

/** Whether the origin is ours or listed in CORS_ORIGINS, and may write without a token. */
export function isTrustedOrigin(origin: string, req: IncomingMessage, { appUrl, corsOrigins }: Hosts): boolean {
  if (corsOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === req.headers.host || host === new URL(appUrl).host
}

/** Whether the call comes from this machine without a proxy. */
export const isLocalCall = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(hostnameOf(headers.host)) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined
