import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let connection: typeof import('../../web/platform/connection.ts')
const missed = () => Number(renderToStaticMarkup(createElement(() => String(connection.useMissedChanges()))))
const minute = 60_000

beforeEach(async () => {
  vi.useFakeTimers({ now: performance.timeOrigin })
  vi.resetModules()
  connection = await import('../../web/platform/connection.ts')
})
afterEach(() => vi.useRealTimers())

test('the first connection has missed only what changed since the page was loaded', () => {
  vi.advanceTimersByTime(10_000)
  connection.noteConnected({ sinceLastChangeMs: minute })
  expect(missed()).toBe(0)
  connection.noteConnected({ sinceLastChangeMs: 5000 })
  expect(missed()).toBe(1)
})

test('a connection that is found dead late has missed what changed since its last message', () => {
  vi.advanceTimersByTime(10 * minute)
  connection.noteHeard()
  // The computer sleeps; the connection is closed when it wakes up.
  vi.advanceTimersByTime(30 * minute)
  connection.noteConnected({ sinceLastChangeMs: 20 * minute })
  expect(missed()).toBe(1)
  connection.noteHeard()
  vi.advanceTimersByTime(minute)
  connection.noteConnected({ sinceLastChangeMs: 21 * minute })
  expect(missed()).toBe(1)
})

test('a workspace without changes has missed none', () => {
  connection.noteConnected({ sinceLastChangeMs: null })
  connection.noteConnected(undefined)
  expect(missed()).toBe(0)
})
