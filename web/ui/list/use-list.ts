/** A list: state in the URL, query, live updates, selection, and mutations with Undo. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { client } from '../../platform/apollo.ts'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import type { Area } from '../../platform/schema.generated.ts'
import {
  type AllowedValues,
  type FilterValues,
  type ListState,
  type ListVariables,
  useListState,
  variablesAtAddress,
} from '../list-state.ts'
import { notify } from '../notify.ts'
import { type Selection, useSelection } from '../selection.ts'
import type { ListResult } from '../table-types.ts'
import { type ApplyChange, useUndoableMutation } from '../undoable-mutation.ts'
import { type ListSource, listSource } from './list-source.ts'
import type { SortKey } from './sorting.ts'

type Filters = Record<string, AllowedValues>

interface ListOptions<Data, Variables extends OperationVariables, Row, Sort extends string, Allowed extends Filters> {
  /** Key of the stored state and columns, and name of exported files. */
  name: string
  query: TypedDocumentNode<Data, Variables>
  /** Selects the list from the query's result. */
  select: (data: Data) => { items: Row[]; total: number }
  /** Areas whose changes refetch the list. */
  live: Area[]
  /** Sort keys, and the row field of each, such as `total` or `client.name`. */
  sorts: Record<Sort, string>
  /** Default order of the server. */
  defaultSort: SortKey<NoInfer<Sort>>
  /** Allowed values of each filter. */
  filters: Allowed
  /** Offered numbers of rows per page, the default first. */
  pageSizes?: readonly number[]
}

/** Required if the query's variables differ from the state. */
type VariablesOption<Variables, State> = State extends Variables
  ? { variables?: (state: State) => Variables }
  : { variables: (state: State) => Variables }

type Options<Data, Variables extends OperationVariables, Row, Sort extends string, Allowed extends Filters> = ListOptions<
  Data,
  Variables,
  Row,
  Sort,
  Allowed
> &
  VariablesOption<Variables, ListVariables<Sort, Allowed>>

/** Either form of the option; `VariablesOption` guarantees the type if there is no function. */
function toVariables<Data, Variables extends OperationVariables, Row, Sort extends string, Allowed extends Filters>(
  options: Options<Data, Variables, Row, Sort, Allowed>,
  state: ListVariables<Sort, Allowed>,
): Variables {
  const convert = options.variables as ((state: ListVariables<Sort, Allowed>) => Variables) | undefined
  return convert ? convert(state) : (state as unknown as Variables)
}

/** A list whose rows may be requested while its page is still loading; see `AppRoute.load`. */
export function defineList<
  Data,
  Variables extends OperationVariables,
  Row extends { id: string },
  Sort extends string,
  Allowed extends Filters,
>(options: Options<Data, Variables, Row, Sort, Allowed>) {
  /** If it fails, the page asks again, and shows the error. */
  const preload = async () => {
    const { query } = options
    const variables = toVariables(options, variablesAtAddress(options))
    const isLoaded = await client.query({ query, variables }).then(
      () => true,
      () => false,
    )
    if (isLoaded) preloaded = { query, variables: JSON.stringify(variables) }
  }
  return { ...options, preload }
}

/** The rows that were requested while their page was loading. */
let preloaded: { query: unknown; variables: string } | undefined

type FetchPolicy = 'cache-first' | 'cache-and-network'

/** Whether the rows have just been preloaded, so that the page need not ask again; true once. */
function takePreloaded(query: unknown, variables: OperationVariables): boolean {
  const isPreloaded = preloaded?.query === query && preloaded?.variables === JSON.stringify(variables)
  if (isPreloaded) preloaded = undefined
  return isPreloaded
}

/** Data for `ListPage` and `ListSection`. */
export interface List<Row, Sort extends string> {
  state: ListState<Sort>
  result: ListResult<Row>
  rowOf: (id: string | undefined) => Row | undefined
  selection: Selection
  selectMatching: () => Promise<void>
  source: ListSource<Row>
}

/** Result of `useList`. */
export interface PageList<Data, Row, Sort extends string, Allowed extends Filters> extends List<Row, Sort> {
  /** Result of the query; the previous one while the next is loading. */
  data: Data | undefined
  /** Whether the query failed and there is no data. */
  isFailed: boolean
  filters: FilterValues<Allowed>
  filter: (changes: FilterValues<Allowed>) => void
  refetch: () => Promise<unknown>
  /** Sends a mutation, and shows a message with Undo. */
  change: ApplyChange
}

export function useList<
  Data,
  Variables extends OperationVariables,
  Row extends { id: string },
  Sort extends string,
  Allowed extends Filters,
>(options: Options<Data, Variables, Row, Sort, Allowed>): PageList<Data, Row, Sort, Allowed> {
  const { name, query, select, live, sorts, defaultSort, filters, pageSizes } = options
  const { t } = useTranslations()
  const apollo = useApolloClient()
  const state = useListState({ name, sorts, defaultSort, filters, pageSizes })
  const variables = toVariables(options, state.variables)
  const [fetchPolicy] = useState<FetchPolicy>(() => (takePreloaded(query, variables) ? 'cache-first' : 'cache-and-network'))
  const result = useQuery(query, { variables, fetchPolicy, nextFetchPolicy: () => 'cache-and-network' })
  const { data, failure, retry, refetch } = useLive<Data>(result, live)
  const change = useUndoableMutation(refetch)

  const found = data && select(data)
  const page = found && { ...found, items: state.applySecondarySort(found.items) }
  const rows = page?.items ?? []
  const { page: _, sort: __, order: ___, ...matching } = variables as OperationVariables
  const selection = useSelection(
    JSON.stringify(matching),
    rows.map(({ id }) => id),
  )
  const source = listSource(apollo, { document: query, variables, select, sortRows: state.applySecondarySort })
  const selectMatching = async () => {
    try {
      const all = await source.readAll()
      selection.set(all.map(({ id }) => id))
    } catch (error) {
      notify({ text: toFailure(error, t('failed.load')).message, color: 'error' })
    }
  }
  return {
    state,
    data,
    result: { page, isLoading: result.loading && !result.data, error: result.error, retry, variables },
    isFailed: failure !== undefined,
    rowOf: id => rows.find(row => row.id === id),
    selection,
    selectMatching,
    source,
    filters: state.filters,
    filter: state.filter,
    refetch,
    change,
  }
}
