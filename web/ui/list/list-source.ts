/** Where a list's rows come from: its query as it stands, which can be read on to the end. */
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'

export interface ListSource<Data, Variables extends OperationVariables, Row> {
  document: TypedDocumentNode<Data, Variables>
  variables: Variables
  pageOf: (data: Data) => { items: Row[]; total: number }
  /** The rows as they are shown, given as the server has them. */
  inOrder: (rows: Row[]) => Row[]
}

/** Rows asked for at once; the most that the server gives. */
const atOnce = 100

/** All rows that the filters match, in their order; `onStep` is told how far it has come. */
export async function readAll<Data, Variables extends OperationVariables, Row extends { id: string }>(
  client: ApolloClient,
  { document, variables, pageOf, inOrder }: ListSource<Data, Variables, Row>,
  onStep?: (read: number, total: number) => void,
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const { data } = await client.query<Data>({
      query: document,
      variables: { ...variables, page: { page, itemsPerPage: atOnce } },
      fetchPolicy: 'no-cache',
    })
    const { items, total } = pageOf(data as Data) // a query that fails throws
    // A row that moved to another page meanwhile comes once.
    for (const row of items) rows.set(row.id, row)
    onStep?.(Math.min(page * atOnce, total), total)
    if (items.length < atOnce || page * atOnce >= total) return inOrder([...rows.values()])
  }
}
