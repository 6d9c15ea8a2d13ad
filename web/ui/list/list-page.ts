/** The query of a list: its page of rows, what others change in it, and the selected rows. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { Area } from '../../platform/schema.generated.ts'
import { useLive } from '../../platform/live.ts'
import { notify } from '../notify.ts'
import { useSelectedIds, useSelection } from '../selection.ts'
import type { Answer } from '../table-types.ts'
import { listSource } from './list-source.ts'

interface ListQueryOptions<Data, Variables extends OperationVariables, Row> {
  document: TypedDocumentNode<Data, Variables>
  variables: Variables
  pageOf: (data: Data) => { items: Row[]; total: number }
  inOrder: (rows: Row[]) => Row[]
  /** Whose changes concern it. */
  areas: Area[]
}

export function useListQuery<Data, Variables extends OperationVariables, Row extends { id: string }>(
  options: ListQueryOptions<Data, Variables, Row>,
) {
  const { areas, document, variables, pageOf: select, inOrder } = options
  const { t } = useTranslations()
  const client = useApolloClient()
  const result = useQuery(document, { variables, fetchPolicy: 'cache-and-network' })
  const fresh = result.data
  const data = fresh ?? result.previousData
  const { error, loading, refetch } = result
  useLive(areas, refetch)

  const found = data && select(data)
  const page = found && { ...found, items: inOrder(found.items) }
  const rows = page?.items ?? []
  const { page: _, sort: __, order: ___, ...matching } = variables as OperationVariables
  const selection = useSelection(
    JSON.stringify(matching),
    rows.map(({ id }) => id),
  )
  const source = listSource(client, { document, variables, select, inOrder })
  const answer: Answer<Row> = {
    page,
    isLoading: loading && !fresh,
    error,
    retry: () => void refetch().catch(() => undefined),
    asked: variables,
  }

  return {
    /** The whole result of the query, the previous one while the next is loading. */
    data,
    rows,
    total: page?.total ?? 0,
    rowOf: (id: string | undefined) => rows.find(row => row.id === id),
    refetch,
    answer,
    selection,
    selectMatching: async () => {
      try {
        const all = await source.readAll()
        selection.set(all.map(({ id }) => id))
      } catch (error) {
        notify({ text: toFailure(error, t('failed.load')).message, color: 'error' })
      }
    },
    /** Does something with the selected rows, and clears the selection. */
    runOnSelected: (act: (ids: string[]) => Promise<void>) => () => {
      const ids = [...selection.store.get()]
      selection.set([])
      void act(ids)
    },
    source,
  }
}

/** For pages that are not drawn by `ListPage` yet. */
export function useListPage<Data, Variables extends OperationVariables, Row extends { id: string }>(
  options: ListQueryOptions<Data, Variables, Row>,
) {
  const list = useListQuery(options)
  const ids = useSelectedIds(list.selection)
  return { ...list, selection: { ...list.selection, ids }, selectedIds: [...ids] }
}
