/** Apollo Client: HTTP with the session's token; subscriptions over one WebSocket, loaded and opened on demand. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { OperationTypeNode } from 'graphql'
import { from, switchMap } from 'rxjs'
import { setReachable } from './connection.ts'
import { endpoint } from './endpoint.ts'
import { firstQuery } from './first-query.ts'
import { forgetOperations, rememberOperations } from './own-operations.ts'
import { authToken, getSession, subscribeSession } from './session.ts'
import { confirmSessionEnd, requireToken } from './signed-fetch.ts'

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

const retryMs = 5000

/** The link of the live connection, once its code is loaded. */
async function loadLiveLink(): Promise<ApolloLink> {
  for (;;) {
    try {
      return (await import('./live-connection.ts')).liveLink
    } catch (error) {
      console.info(error)
      await new Promise(resolve => setTimeout(resolve, retryMs))
    }
  }
}

let liveLink: Promise<ApolloLink> | undefined

/** Pages are drawn with their data before they subscribe, so that the connection does not hold up either. */
const live = new ApolloLink((operation, forward) =>
  from((liveLink ??= loadLiveLink())).pipe(switchMap(link => link.request(operation, forward))),
)

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
  ApolloLink.split(isSubscription, live, ApolloLink.from([watched, signed, rememberOperations, firstQuery, http])),
)

/** For public pages without a session: reads and writes the public workspace, without live updates. */
export const visitorClient = newClient(ApolloLink.split(isSubscription, ApolloLink.empty(), ApolloLink.from([rememberOperations, http])))

// A new session clears the cache. While the dialog of an ended session is open, the page keeps its data.
let token = authToken()
subscribeSession(() => {
  if (authToken() === token) return
  token = authToken()
  forgetOperations()
  if (token) void client.resetStore().catch(() => undefined)
  else if (!getSession().hasEnded) void client.clearStore()
})
