import { vi } from 'vitest'
import { forgetPages } from '../../server/db/page-cache.ts'
import type { Reading, Store } from '../../server/db/store.ts'
import type { TestApp } from './harness.ts'

export interface Statement {
  text: string
  parameters: readonly unknown[]
}

/** Statements of the sweeps, which run every few seconds, whatever is measured. */
const ofSweeps =
  /"(?:noticeMails|sandboxDeliveries|paymentEvents|providerCalls)"|"nextAt" <= |"deleteAt" (?:<= |is not null)|"noticeAt"|"renewsAt" <=|"status" = .+ and "expiresAt" <= |"reservations" where "state" = .+ and "expiresAt" < |"publishAt" <= /

/** Statements that the work executes outside of transactions, without cached pages of lists. */
export async function recordStatements(app: TestApp, work: () => Promise<unknown>): Promise<Statement[]> {
  const { store } = app.running.parts
  forgetPages(store)
  const [compiled, selected] = [vi.spyOn(store.db.getExecutor(), 'executeQuery'), vi.spyOn(store, 'select')]
  const found: Statement[] = []
  const read: Store['read'] = store.read.bind(store)
  const readings = vi.spyOn(store, 'read').mockImplementation(reading => read(recorded(reading, found)))
  await work()
  found.push(
    ...compiled.mock.calls.map(([{ sql: text, parameters }]) => ({ text, parameters })),
    ...selected.mock.calls.map(([text, parameters]) => ({ text, parameters })),
  )
  for (const spy of [compiled, selected, readings]) spy.mockRestore()
  return found.filter(({ text }) => !ofSweeps.test(text))
}

function* recorded<T>(reading: Reading<T>, found: Statement[]): Reading<T> {
  let step = reading.next()
  while (!step.done) {
    const [text, parameters] = step.value
    found.push({ text, parameters })
    step = reading.next(yield step.value)
  }
  return step.value
}

/** Number of statements that the work executes outside of transactions. */
export const countStatements = async (app: TestApp, work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(app, work)).length
