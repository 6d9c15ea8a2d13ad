/** Apollo Client over the same host, signed in by the session's token; subscriptions over a WebSocket that opens with the first of them. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import { checkAuthStatus } from './auth.ts'
import { setReachable } from './connection.ts'
import { endSession } from './session-end.ts'
import { authToken, subscribeSession } from './session.ts'

const endpoint = new URL(`${import.meta.env.VITE_SECOND_SERVER_URL ?? ''}/graphql`, location.origin)

const signed = new SetContextLink(({ headers }) => {
  const token = authToken()
  // The history tells what was done here from what other clients did.
  return { headers: { ...headers, 'apollographql-client-name': 'deskwright-web', ...(token ? { authorization: token } : {}) } }
})

const watched = new ErrorLink(({ error }) => {
  if (CombinedGraphQLErrors.is(error)) {
    // The session ended elsewhere: asked once more, then left as the guard does.
    if (authToken() && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
      void checkAuthStatus().then(good => good || endSession())
  } else if (!ServerError.is(error) && error.name === 'TypeError') setReachable(false)
})

/** Whether the socket is on its way: it has spoken for nobody yet, and a browser complains of one that is closed then. */
let isOpening = false

/** The connection of the subscriptions; it comes back by itself, and a new session makes a new one. */
export const live = createClient({
  url: endpoint.href.replace(/^http/, 'ws'),
  lazyCloseTimeout: 5000,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: async retries => {
    await new Promise(resolve => setTimeout(resolve, Math.min(500 * 2 ** retries, 8000) * (0.5 + Math.random())))
  },
  connectionParams: () => (authToken() ? { authorization: authToken() } : {}),
  on: {
    connecting: () => void (isOpening = true),
    opened: () => void (isOpening = false),
    closed: () => void (isOpening = false),
    connected: () => setReachable(true),
  },
})

// Operations are counted in each workspace anew: their numbers tell them apart in none but their own.
export const client = new ApolloClient({
  // Histories show by it that a change was made on the screen.
  clientAwareness: { name: 'deskwright-web' },
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(live),
    ApolloLink.from([watched, signed, new HttpLink({ uri: endpoint.href })]),
  ),
  cache: new InMemoryCache({
    typePolicies: {
      TextService: { keyFields: [] },
      StoreSettings: { keyFields: [] },
      Operation: { keyFields: false },
      // Its id is that of a row, which rows of other types have, too.
      RowChange: { keyFields: false },
    },
  }),
})

// What was read for one session is forgotten with it, and the connection speaks for the next one.
let token = authToken()
subscribeSession(() => {
  if (authToken() === token) return
  token = authToken()
  if (!isOpening) live.terminate()
  void client.clearStore()
})
