import { vi } from 'vitest'
import type { TestApp } from './harness.ts'

/** How many statements the work sends to the database outside transactions. */
export async function countStatements(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  const { store } = app.running.parts
  const spies = [vi.spyOn(store.db.getExecutor(), 'executeQuery'), vi.spyOn(store, 'select')]
  await work()
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return count
}
