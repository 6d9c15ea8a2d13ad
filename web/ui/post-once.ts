/**
 * Requests of the REST API that must not be executed twice. The server stores the response of each key, and repeated
 * requests get it.
 */
import { GraphqlFailure } from '../platform/errors.ts'
import { postJson } from '../platform/signed-fetch.ts'
import { newUuid } from '../platform/uuid.ts'

/** In the form of a mutation's result. */
export interface Posted<Data> {
  data: Data
  extensions: { operationIds: string[] }
}

/** After this time, the same request counts as a new one. */
const retryMs = 10 * 60_000

/** Requests whose outcome is unknown, by what was sent. */
const open = new Map<string, { key: string; at: number }>()

/** While the outcome is unknown, the same request has the same key. */
export async function postOnce<Data>(path: string, body: object): Promise<Posted<Data>> {
  const sent = `${path} ${JSON.stringify(body)}`
  const known = open.get(sent)
  const { key } = known && Date.now() - known.at < retryMs ? known : { key: newUuid() }
  open.set(sent, { key, at: Date.now() })
  const response = await postJson(path, body, { 'idempotency-key': key, 'apollographql-client-name': 'deskwright-web' })
  const answer: unknown = await response.json()
  if (response.ok) {
    open.delete(sent)
    const operationIds = response.headers.get('x-operation-id')?.split(', ') ?? []
    return { data: answer as Data, extensions: { operationIds } } // the route's answer
  }
  const { message, ...extensions } = answer as Record<string, unknown> // the server's error, or a proxy's
  // A proxy does not know what the server has done.
  if (!extensions.code) throw new Error(`The server was not reached: ${response.status}`)
  if (extensions.reason !== 'REQUEST_IN_PROGRESS') open.delete(sent)
  const retryAfter = Number(response.headers.get('retry-after'))
  throw new GraphqlFailure([{ message: String(message), extensions: { retryAfter, ...extensions } }])
}
