/** Where a list's rows come from: its query as it stands, which can be read on to the end. */
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { DocumentNode } from 'graphql'

/** For exports, print and "select all matching"; for the sandbox and the command line. */
export interface ListSource<Row> {
  document: DocumentNode
  variables: OperationVariables
  /** All rows that the filters match, in their order. */
  readAll: () => Promise<Row[]>
}

interface ListQuery<Data, Variables extends OperationVariables, Row> {
  document: TypedDocumentNode<Data, Variables>
  variables: Variables
  select: (data: Data) => { items: Row[]; total: number }
  /** The rows as they are shown, given as the server has them. */
  sortRows: (rows: Row[]) => Row[]
}

/** The server's limit for one page. */
const batchSize = 100

export const listSource = <Data, Variables extends OperationVariables, Row extends { id: string }>(
  client: ApolloClient,
  { document, variables, select, sortRows: inOrder }: ListQuery<Data, Variables, Row>,
): ListSource<Row> => ({
  document,
  variables,
  async readAll() {
    const rows = new Map<string, Row>()
    for (let page = 1; ; page += 1) {
      const { data } = await client.query<Data>({
        query: document,
        variables: { ...variables, page: { page, itemsPerPage: batchSize } },
        fetchPolicy: 'no-cache',
      })
      const { items, total } = select(data as Data) // a query that fails throws
      // A row that moved to another page meanwhile comes once.
      for (const row of items) rows.set(row.id, row)
      if (items.length < batchSize || page * batchSize >= total) return inOrder([...rows.values()])
    }
  },
})
