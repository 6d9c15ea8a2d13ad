/** Apollo Client over the same host, signed in by the session's token. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { authToken } from './session.ts'

const signed = new SetContextLink(({ headers }) => {
  const token = authToken()
  return { headers: { ...headers, ...(token ? { authorization: token } : {}) } }
})

export const client = new ApolloClient({
  link: ApolloLink.from([signed, new HttpLink({ uri: `${import.meta.env.VITE_SECOND_SERVER_URL ?? ''}/graphql` })]),
  cache: new InMemoryCache(),
})
