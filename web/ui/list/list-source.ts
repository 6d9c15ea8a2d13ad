/** The query of a list, and all of its pages. */
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { DocumentNode } from 'graphql'

/** For export, print, and "select all". */
export interface ListSource<Row> {
  document: DocumentNode
  variables: OperationVariables
  /** All matching rows, sorted. */
  readAll: () => Promise<Row[]>
}

interface ListQuery<Data, Variables extends OperationVariables, Row> {
  document: TypedDocumentNode<Data, Variables>
  variables: Variables
  select: (data: Data) => { items: Row[]; total: number }
  /** Applies the secondary sort. */
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
      // Rows may move between pages while loading.
      for (const row of items) rows.set(row.id, row)
      if (items.length < batchSize || page * batchSize >= total) return inOrder([...rows.values()])
    }
  },
})
