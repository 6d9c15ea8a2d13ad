/** The record of a page, with live updates. */
import { type QueryResult, useLive } from '../../platform/live.ts'
import type { Area } from '../../platform/schema.generated.ts'

/** Data for `RecordPage`. */
export interface LoadedRecord<Row> {
  /** Undefined until loaded. */
  row: Row | undefined
  /** Set only if there is no record; a failed refetch keeps the current one. */
  failure: Error | undefined
  retry: () => void
  refetch: () => Promise<unknown>
}

/** `useRecord(useOrderPageQuery({ variables }), data => data.order, ['ORDERS'])` follows changes in those areas. */
export function useRecord<Data, Row>(result: QueryResult<Data>, select: (data: Data) => Row, live: Area[]): LoadedRecord<Row> {
  const { retry, refetch } = useLive(result, live)
  // Without previous data, which belongs to another record.
  const { data, error } = result
  return { row: data && select(data), failure: data ? undefined : error, retry, refetch }
}
