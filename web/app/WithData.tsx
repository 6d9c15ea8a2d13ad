/** A page outside of the main layout that reads and writes data; other such pages go without the client. */
import { ApolloProvider } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { client, visitorClient } from '../platform/apollo.ts'
import { useSession } from '../platform/session.ts'

export const withData = (Page: ComponentType) =>
  function PageWithData() {
    const { logged } = useSession()
    return (
      <ApolloProvider client={logged ? client : visitorClient}>
        <Page />
      </ApolloProvider>
    )
  }
