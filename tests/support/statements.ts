import { vi } from 'vitest'
import type { TestApp } from './harness.ts'

export interface Statement {
  text: string
  parameters: readonly unknown[]
}

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
  return found
}

/** Number of statements that the work executes outside of transactions. */
export const countStatements = async (app: TestApp, work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(app, work)).length
