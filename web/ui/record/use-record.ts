/** The record of a page, with live updates. */
import { type QueryResult, useLive } from '../../platform/live.ts'
import type { Area } from '../../platform/schema.generated.ts'
import type { Query } from '../list/query-as.ts'

/** Data for `RecordPage`. */
export interface LoadedRecord<Row> {
  /** Undefined until loaded. */
  row: Row | undefined
  /** Set only if there is no record; a failed refetch keeps the current one. */
  failure: Error | undefined
  retry: () => void
  refetch: () => Promise<unknown>
  /** Its query, for the developer pages. */
  query?: Query | undefined
}

/** `useRecord(useOrderPageQuery({ variables }), data => data.order, ['ORDERS'])` follows changes in those areas. */
export function useRecord<Data, Row>(result: QueryResult<Data>, select: (data: Data) => Row, live: Area[]): LoadedRecord<Row> {
  const { retry, refetch } = useLive(result, live)
  // Without previous data, which belongs to another record.
  const { data, error, observable } = result
  return {
    row: data && select(data),
    failure: data ? undefined : error,
    retry,
    refetch,
    query: observable && { document: observable.options.query, variables: observable.variables },
  }
}
