/** Operations of this client: an event about one needs no refetch if data was fetched after its response. */
import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'

/** A logical clock that orders responses and fetches. */
let clock = 0
const answers = new Map<string, number>()

/** Records the operation IDs of each response. */
export const rememberOperations = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ extensions }) => {
      const ids: unknown = extensions?.operationIds
      if (!Array.isArray(ids)) return
      clock += 1
      for (const id of ids) answers.set(String(id), clock)
    }),
  ),
)

/** Called for a new session, because operation IDs are unique per workspace only. */
export const forgetOperations = (): void => answers.clear()

/** The time of a fetch that starts now. */
export const beginRead = (): number => ++clock

/** Whether a fetch started at that time includes the operation. */
export const showsOperation = (read: number, id: string): boolean => (answers.get(id) ?? Infinity) < read
