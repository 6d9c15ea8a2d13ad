/** The record of a page: read, kept current, and read again on request. */
import { type QueryResult, useLive } from '../../platform/live.ts'
import type { Area } from '../../platform/schema.generated.ts'

/** What `RecordPage` draws. */
export interface LoadedRecord<Row> {
  /** Undefined until it is read. */
  row: Row | undefined
  /** Why it could not be read; a failed refetch leaves the record that is shown. */
  failure: Error | undefined
  retry: () => void
  refetch: () => Promise<unknown>
}

/** `useRecord(useOrderPageQuery({ variables }), data => data.order, ['ORDERS'])` follows changes in those areas. */
export function useRecord<Data, Row>(result: QueryResult<Data>, select: (data: Data) => Row, live: Area[]): LoadedRecord<Row> {
  const { retry, refetch } = useLive(result, live)
  // Not those of the record before.
  const { data, error } = result
  return { row: data && select(data), failure: data ? undefined : error, retry, refetch }
}
