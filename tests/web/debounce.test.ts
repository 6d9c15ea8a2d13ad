import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from '../../web/platform/debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Calls every 100 ms for two seconds, as steady typing does. */
function type(call: (letter: number) => void) {
  for (let letter = 1; letter <= 20; letter += 1) {
    call(letter)
    vi.advanceTimersByTime(100)
  }
}

test('a debounced function runs once, after the calls have stopped', () => {
  const run = vi.fn<(letter: number) => void>()
  type(debounce(run, 300))
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(run.mock.calls).toEqual([[20]])
})

test('with a longest wait, it also runs while the calls continue, with the latest arguments', () => {
  const run = vi.fn<(letter: number) => void>()
  const search = debounce(run, 300, 1000)
  type(search)
  expect(run.mock.calls.flat()).toEqual([10, 20])
  search(21)
  search.cancel()
  vi.advanceTimersByTime(2000)
  expect(run).toHaveBeenCalledTimes(2)
})
