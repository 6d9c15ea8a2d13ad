/** What every page with a list does: asks for its page, follows what others change, knows the ticked rows. */
import type { OperationVariables } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { Area } from '../../platform/schema.generated.ts'
import { useLive } from '../../platform/live.ts'
import { notify } from '../notify.ts'
import { useSelection } from '../selection.ts'
import { type ListSource, readAll } from './list-source.ts'

interface ListPageOptions<Data, Variables extends OperationVariables, Row> extends ListSource<Data, Variables, Row> {
  /** Whose changes concern it. */
  areas: Area[]
}

/**
 * The list of a page. `document` takes `page` beside its filters; `pageOf` finds the list in its answer. What it gives
 * goes to `DataTable` (`answer`, `selection`), to `BulkBar` (`chosen`, `total`, `selectMatching`) and to `ListMenu` (`source`).
 */
export function useListPage<Data, Variables extends OperationVariables, Row extends { id: string }>(
  options: ListPageOptions<Data, Variables, Row>,
) {
  const { areas, ...source } = options
  const { document, variables, pageOf, inOrder: applySecondarySort } = source
  const { t } = useTranslations()
  const client = useApolloClient()
  const result = useQuery(document, {
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const fresh = result.data
  const data = fresh ?? result.previousData
  const { error, loading, refetch } = result
  useLive(areas, refetch)

  const found = data && pageOf(data)
  const page = found && { ...found, items: applySecondarySort(found.items) }
  const rows = page?.items ?? []
  const { page: _, sort: __, order: ___, ...matching } = variables as OperationVariables
  const selection = useSelection(
    JSON.stringify(matching),
    rows.map(({ id }) => id),
  )

  return {
    /** All that the document asks for, as it was last told. */
    data,
    rows,
    total: page?.total ?? 0,
    rowOf: (id: string | undefined) => rows.find(row => row.id === id),
    refetch,
    answer: {
      page,
      isLoading: loading && !fresh,
      error,
      retry: () => void refetch().catch(() => undefined),
      asked: variables as OperationVariables,
    },
    selection,
    /** The ids of the ticked rows, on whichever page. */
    selectedIds: [...selection.ids],
    async selectMatching() {
      try {
        const all = await readAll(client, source)
        selection.set(all.map(({ id }) => id))
      } catch (error) {
        notify({ text: toFailure(error, t('failed.load')).message, color: 'error' })
      }
    },
    /** Does something with the ticked rows, and unticks them. */
    runOnSelected: (act: (ids: string[]) => Promise<void>) => () => {
      const ids = [...selection.ids]
      selection.set([])
      void act(ids)
    },
    source,
  }
}
