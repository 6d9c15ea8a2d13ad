/** The WebSocket for live updates, loaded with the first subscription. */
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient, MessageType } from 'graphql-ws'
import { noteConnected, noteHeard, setReachable } from './connection.ts'
import { endpoint } from './endpoint.ts'
import { authToken, subscribeSession, whenSignedIn } from './session.ts'

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
    closed: () => void (isOpening = false),
    // The first message of a connection says what was missed before it.
    message: ({ type }) => type !== MessageType.ConnectionAck && noteHeard(),
    connected(_socket, payload) {
      setReachable(true)
      noteConnected(payload)
    },
  },
})

export const liveLink = new GraphQLWsLink(live)

let token = authToken()
subscribeSession(() => {
  if (authToken() === token) return
  token = authToken()
  if (!isOpening) live.terminate()
})
