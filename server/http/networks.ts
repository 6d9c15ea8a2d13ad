import { isIPv6 } from 'node:net'

/** The client's network: for IPv6 the /64 prefix, since one household usually has a whole /64. */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%')
  if (!isIPv6(plain)) return plain
  const groups = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail] = groups.split('::')
  const [left, right] = [head, tail ?? ''].map(part => part.split(':').filter(group => group !== ''))
  const zeros = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0)
  return [...(left ?? []), ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])].slice(0, 4).join(':')
}
