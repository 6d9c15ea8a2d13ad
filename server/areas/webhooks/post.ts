/** One signed HTTP request to a webhook, bounded in time and size. Redirects are not followed. */
import { createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { AddressNotAllowed, checkedLookup, hostOf, isAllowedAddress, isAllowedUrl } from './addresses.ts'
import type { DeliveryError, WebhookRow } from './tables.ts'

const timeoutMs = 10_000
/** How much of a response is kept; the rest is not read. */
const maxResponse = 2000

export interface Answer {
  status: number | null
  /** How the response began. */
  response: string | null
  /** Null if the delivery was accepted. */
  error: DeliveryError | null
  durationMs: number
}

/** Header `Deskwright-Signature`: `v1` for each secret that is valid now. */
export function sign(webhook: Pick<WebhookRow, 'secret' | 'previousSecret' | 'previousUntil'>, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const { secret, previousSecret, previousUntil } = webhook
  const isPreviousValid = previousSecret !== null && previousUntil !== null && previousUntil > now.toISOString()
  return [secret, ...(isPreviousValid ? [previousSecret] : [])].reduce(
    (header, key) => `${header},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`,
    `t=${seconds}`,
  )
}

interface Message {
  url: string
  body: string
  headers: Record<string, string>
  isLocalAllowed: boolean
}

/** Sends the message; never throws. */
export async function post({ url: text, body, headers, isLocalAllowed }: Message): Promise<Answer> {
  const from = performance.now()
  const since = () => Math.round(performance.now() - from)
  try {
    const { status, response } = await send(new URL(text), { body, headers, isLocalAllowed })
    const error = status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS'
    return { status, response, error, durationMs: since() }
  } catch (error) {
    return { status: null, response: null, error: reasonOf(error), durationMs: since() }
  }
}

function send(url: URL, { body, headers, isLocalAllowed }: Omit<Message, 'url'>): Promise<{ status: number; response: string }> {
  const host = hostOf(url)
  // The configuration may have changed since the address was stored, and only names are looked up.
  if (!isAllowedUrl(url, isLocalAllowed) || (isIP(host) > 0 && !isAllowedAddress(host, isLocalAllowed)))
    return Promise.reject(new AddressNotAllowed(host))
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: checkedLookup(isLocalAllowed),
        signal: AbortSignal.timeout(timeoutMs),
        maxHeaderSize: 16 * 1024,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      answer => {
        const chunks: Buffer[] = []
        let size = 0
        const finish = () => {
          const text = Buffer.concat(chunks).subarray(0, maxResponse).toString('utf8')
          resolve({ status: answer.statusCode ?? 0, response: text.replaceAll('\0', '') })
          call.destroy()
        }
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          size += chunk.length
          if (size >= maxResponse) finish()
        })
        answer.once('end', finish)
        answer.once('error', reject)
      },
    )
    call.once('error', reject)
    call.end(body)
  })
}

const names = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL'])

function reasonOf(error: unknown): DeliveryError {
  if (error instanceof AddressNotAllowed) return 'ADDRESS_NOT_ALLOWED'
  if (!(error instanceof Error)) return 'NO_CONNECTION'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'TIMEOUT'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ETIMEDOUT' || code === 'ETIMEOUT') return 'TIMEOUT'
  if (names.has(code)) return 'NAME_NOT_FOUND'
  return /CERT|TLS|SSL|SIGNATURE|VERIFY|EPROTO/.test(code) ? 'CERTIFICATE' : 'NO_CONNECTION'
}
