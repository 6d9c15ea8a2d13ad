/**
 * A UUID that begins with the time (version 7, RFC 9562), so that databases insert it at the end of an index.
 * `crypto.randomUUID` needs a secure context, which a plain HTTP address in a local network is not.
 */
export function newUuid(now = Date.now()): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => byte.toString(16).padStart(2, '0')).join('')
  const [time, variant] = [now.toString(16).padStart(12, '0'), '89ab'[Number.parseInt(random.slice(0, 1), 16) % 4]]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(1, 4)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`
}
