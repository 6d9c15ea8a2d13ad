/** This client's own writes, so that hearing of them does not read again what was read after their answer. */
import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'

/** Counts answers and reads, which gives them an order. */
let clock = 0
const answers = new Map<string, number>()

/** Remembers the operations that an answer names. */
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

/** For another session: operations are numbered in each workspace anew. */
export const forgetOperations = (): void => answers.clear()

/** The place of a read that begins now. */
export const beginRead = (): number => ++clock

/** Whether a read that began there shows the operation already. */
export const showsOperation = (read: number, id: string): boolean => (answers.get(id) ?? Infinity) < read
