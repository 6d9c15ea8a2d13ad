/** Mutations that must not be executed twice: the server stores the response of each key, and repeated requests get it. */
import type { ApolloClient, OperationVariables } from '@apollo/client'
import { isUnreachable, serverError } from '../platform/errors.ts'
import { newUuid } from '../platform/uuid.ts'

/** After this time, the same mutation counts as a new one. */
const retryMs = 10 * 60_000

/** Mutations whose outcome is unknown, by what was sent. */
const unsettled = new Map<string, { key: string; at: number }>()

/** While the outcome is unknown, the same mutation has the same key. */
export async function mutateOnce<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<Data, Variables>,
): Promise<ApolloClient.MutateResult<Data>> {
  const sent = JSON.stringify([options.mutation, options.variables])
  const known = unsettled.get(sent)
  unsettled.delete(sent)
  const key = known && Date.now() - known.at < retryMs ? known.key : newUuid()
  try {
    return await client.mutate({ ...options, context: { headers: { 'idempotency-key': key } } })
  } catch (error) {
    const isUnknown = isUnreachable(error) || serverError(error)?.extensions?.reason === 'REQUEST_IN_PROGRESS'
    if (isUnknown) unsettled.set(sent, { key, at: Date.now() })
    throw error
  }
}
