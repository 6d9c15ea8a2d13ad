/** Runs operations as the signed-in account: over HTTP, or over WebSocket for subscriptions. */
import { live } from '../../platform/live-connection.ts'
import { authToken } from '../../platform/session.ts'
import { confirmSessionEnd, requireToken } from '../../platform/signed-fetch.ts'
import type { Request } from './snippets.ts'

export interface Result {
  /** JSON, indented; of a subscription, all events so far, newest first. */
  text: string
  /** HTTP status; 0 if there was no response. Undefined for subscriptions. */
  status?: number
  ms?: number
  bytes?: number
  requestId?: string
  /** Set by the sandbox settings of the session. */
  injected?: string
  hasErrors: boolean
  /** Events of a subscription. */
  events?: number
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2)

export async function runOverHttp({ query, variables, operationName, headers }: Request, signal: AbortSignal): Promise<Result> {
  const started = performance.now()
  const sent = new Headers({ 'content-type': 'application/json', authorization: requireToken() })
  for (const [name, value] of Object.entries(headers)) sent.set(name, value)
  const response = await fetch('/graphql', {
    method: 'POST',
    signal,
    headers: sent,
    body: JSON.stringify({ query, variables, operationName }),
  })
  const raw = await response.text()
  const ms = Math.round(performance.now() - started)
  const body = readBody(raw)
  if (isSignedOut(body) && sent.get('authorization') === authToken()) await confirmSessionEnd()
  const injected = response.headers.get('x-sandbox-conditions')
  return {
    text: body === undefined ? raw : pretty(body),
    status: response.status,
    ms,
    bytes: new Blob([raw]).size,
    requestId: response.headers.get('x-request-id') ?? '',
    ...(injected && { injected }),
    hasErrors: !response.ok || (typeof body === 'object' && body !== null && 'errors' in body),
  }
}

/** Ends the session in this page, too, if the server has ended it. */
const isSignedOut = (body: unknown) =>
  typeof body === 'object' && body !== null && 'errors' in body && JSON.stringify(body.errors).includes('"UNAUTHENTICATED"')

function readBody(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/** Keeps the page responsive when events come quickly. */
const maxEvents = 50

/** Returns a function that ends the subscription. */
export function subscribeTo({ query, variables, operationName }: Request, show: (result: Result) => void, ended: () => void): () => void {
  const events: unknown[] = []
  let count = 0
  const add = (event: unknown, hasErrors: boolean) => {
    count += 1
    events.unshift(event)
    events.splice(maxEvents)
    show({ text: events.map(pretty).join('\n\n'), hasErrors, events: count })
  }
  return live.subscribe(
    { query, variables, operationName: operationName ?? null },
    {
      next: event => add(event, Boolean(event.errors)),
      error: error => {
        add({ errors: Array.isArray(error) ? error : [{ message: String(error) }] }, true)
        ended()
      },
      complete: ended,
    },
  )
}
