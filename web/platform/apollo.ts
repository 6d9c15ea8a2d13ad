/** Apollo Client: HTTP with the session's token; subscriptions over one WebSocket, opened on demand. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import { noteConnected, noteDisconnected, setReachable } from './connection.ts'
import { forgetOperations, rememberOperations } from './own-operations.ts'
import { authToken, getSession, subscribeSession, whenSignedIn } from './session.ts'
import { confirmSessionEnd, requireToken } from './signed-fetch.ts'

const endpoint = new URL(`${import.meta.env.VITE_SECOND_SERVER_URL ?? ''}/graphql`, location.origin)

// Only signed-in pages use this client. Without a token, the server would answer for the public workspace.
const signed = new SetContextLink(({ headers }) => ({
  // The history shows this name as the source of a change.
  headers: { ...headers, 'apollographql-client-name': 'deskwright-web', authorization: requireToken() },
}))

const watched = new ErrorLink(({ error }) => {
  if (CombinedGraphQLErrors.is(error)) {
    if (error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) void confirmSessionEnd()
  } else if (ServerError.is(error)) {
    if (error.statusCode === 401) void confirmSessionEnd()
  } else if (error.name === 'TypeError') setReachable(false)
})

/** Closing a socket that is still connecting logs an error in the browser's console. */
let isOpening = false

/** Reconnects automatically; a new session opens a new connection. */
export const live = createClient({
  url: endpoint.href.replace(/^http/, 'ws'),
  lazyCloseTimeout: 5000,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: async retries => {
    await new Promise(resolve => setTimeout(resolve, Math.min(500 * 2 ** retries, 8000) * (0.5 + Math.random())))
    await whenSignedIn()
  },
  connectionParams: async () => ({ authorization: await whenSignedIn() }),
  on: {
    connecting: () => void (isOpening = true),
    opened: () => void (isOpening = false),
    closed() {
      isOpening = false
      noteDisconnected()
    },
    connected(_socket, payload) {
      setReachable(true)
      noteConnected(payload)
    },
  },
})

const isSubscription = ({ operationType }: ApolloLink.Operation) => operationType === OperationTypeNode.SUBSCRIPTION
const http = new HttpLink({ uri: endpoint.href })

const newClient = (link: ApolloLink) =>
  new ApolloClient({
    // The history shows this name as the source of a change.
    clientAwareness: { name: 'deskwright-web' },
    link,
    // Other clients may have changed cached data. Queries for data that rarely changes pass `cache-first`.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' }, query: { fetchPolicy: 'network-only' } },
    cache: new InMemoryCache({
      typePolicies: {
        TextService: { keyFields: [] },
        StoreSettings: { keyFields: [] },
        AccountProfile: { keyFields: [] },
        Profile: { keyFields: [] },
        // Keyed by the search, which determines the results.
        HelpResult: { keyFields: false },
        // Keyed by the query, which names the language.
        HelpCategory: { keyFields: false },
        FaqCategory: { keyFields: false },
        Faq: { keyFields: false },
        // IDs are unique per workspace only, and the activities list operations of all workspaces.
        Operation: { keyFields: false },
        // The ID is that of a row and not unique across types.
        RowChange: { keyFields: false },
        SearchRecord: { keyFields: ['type', 'id'] },
      },
    }),
  })

export const client = newClient(
  ApolloLink.split(isSubscription, new GraphQLWsLink(live), ApolloLink.from([watched, signed, rememberOperations, http])),
)

/** For public pages without a session: reads and writes the public workspace, without live updates. */
export const visitorClient = newClient(ApolloLink.split(isSubscription, ApolloLink.empty(), ApolloLink.from([rememberOperations, http])))

// A new session clears the cache and reconnects. While the dialog of an ended session is open, the page keeps its data.
let token = authToken()
subscribeSession(() => {
  if (authToken() === token) return
  token = authToken()
  forgetOperations()
  if (!isOpening) live.terminate()
  if (token) void client.resetStore().catch(() => undefined)
  else if (!getSession().hasEnded) void client.clearStore()
})
