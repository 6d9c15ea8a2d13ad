/** Calls of the signed-in account, and their responses. */
import { authToken } from '../../../platform/session.ts'
import { confirmSessionEnd } from '../../../platform/signed-fetch.ts'
import { addressOf, type Call, hasBody, headersOf, readJson } from './request.ts'

export interface Result {
  status: number
  statusText: string
  ms: number
  bytes: number
  headers: [string, string][]
  text: string
  isJson: boolean
  /** IDs of the operations in the history that the call made. */
  operations: string[]
}

/** Sends the call as the signed-in account. */
export async function send(call: Call, file: File | undefined, signal: AbortSignal): Promise<Result> {
  const started = performance.now()
  const { method } = call.operation
  const headers = Object.fromEntries([...headersOf(call), ['authorization', authToken()]])
  const response = await fetch(addressOf(call), {
    method,
    headers,
    signal,
    cache: 'no-store',
    ...(hasBody(call) && { body: call.body }),
    ...(file && { body: file }),
  })
  if (response.status === 401) await confirmSessionEnd()
  const blob = await response.blob()
  const isText = /json|^text\/|xml|calendar/.test(response.headers.get('content-type') ?? 'text/')
  const raw = isText ? await blob.text() : ''
  const ms = Math.round(performance.now() - started)
  const value = response.headers.get('content-type')?.includes('json') ? readJson(raw) : undefined
  return {
    status: response.status,
    statusText: response.statusText,
    ms,
    bytes: blob.size,
    headers: [...response.headers].sort(([a], [b]) => (a < b ? -1 : 1)),
    text: value === undefined ? raw : JSON.stringify(value, null, 2),
    isJson: value !== undefined,
    operations: (response.headers.get('x-operation-id') ?? '')
      .split(',')
      .map(each => each.trim())
      .filter(Boolean),
  }
}
