/** Whether the last request reached the server. */
import { createStore, useStore } from './create-store.ts'

const reachable = createStore(true)

/** Counts connections before which changes may have been missed. */
const missed = createStore(0)
/** Time of the page, in milliseconds, until which changes were heard. */
let heardUntil = 0
/** Writes get their time before they are committed. */
const marginMs = 2000

export const useMissedChanges = (): number => useStore(missed)

/** Called with what the server says when a connection for live updates opens. */
export function noteConnected(payload: Record<string, unknown> | undefined): void {
  const sinceLastChange = payload?.sinceLastChangeMs
  if (typeof sinceLastChange !== 'number' || performance.now() - sinceLastChange < heardUntil - marginMs) return
  missed.update(count => count + 1)
}

export const noteDisconnected = (): void => void (heardUntil = performance.now())

export const setReachable = reachable.set
export const useReachable = (): boolean => useStore(reachable)
export const isReachable = reachable.get
