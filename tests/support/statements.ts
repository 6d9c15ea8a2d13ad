import { vi } from 'vitest'
import type { TestApp } from './harness.ts'

export interface Statement {
  text: string
  parameters: readonly unknown[]
}

/** Statements of the sweeps, which run every few seconds, whatever is measured. */
const ofSweeps = /"(?:noticeMails|sandboxDeliveries|paymentEvents)"|"noticeAt"|"renewsAt" <=|"status" = .+ and "expiresAt" <= /

/** Statements that the work executes outside of transactions. */
export async function recordStatements(app: TestApp, work: () => Promise<unknown>): Promise<Statement[]> {
  const { store } = app.running.parts
  const spies = [vi.spyOn(store.db.getExecutor(), 'executeQuery'), vi.spyOn(store, 'select')] as const
  await work()
  const [compiled, selected] = spies
  const found = [
    ...compiled.mock.calls.map(([{ sql: text, parameters }]) => ({ text, parameters })),
    ...selected.mock.calls.map(([text, parameters]) => ({ text, parameters })),
  ]
  for (const spy of spies) spy.mockRestore()
  return found.filter(({ text }) => !ofSweeps.test(text))
}

/** Number of statements that the work executes outside of transactions. */
export const countStatements = async (app: TestApp, work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(app, work)).length
