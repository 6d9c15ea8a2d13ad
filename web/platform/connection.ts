/** Whether the last request reached the server. */
import { createStore, useStore } from './create-store.ts'

const reachable = createStore(true)

/** Counts connections before which changes may have been missed. */
const missed = createStore(0)
/** Time of the last message, as `Date.now`, which goes on while the computer sleeps. */
let heardUntil = performance.timeOrigin
/** Writes get their time before they are committed. */
const marginMs = 2000

export const useMissedChanges = (): number => useStore(missed)

/** Counts all connections, for what is no change of the workspace. */
const opened = createStore(0)

export const useConnections = (): number => useStore(opened)

/** Called with what the server says when a connection for live updates opens. */
export function noteConnected(payload: Record<string, unknown> | undefined): void {
  opened.update(count => count + 1)
  const sinceLastChange = payload?.sinceLastChangeMs
  if (typeof sinceLastChange !== 'number' || Date.now() - sinceLastChange < heardUntil - marginMs) return
  missed.update(count => count + 1)
}

/** Called with each message of the connection, which may be dead long before it is closed. */
export const noteHeard = (): void => void (heardUntil = Date.now())

export const setReachable = reachable.set
export const useReachable = (): boolean => useStore(reachable)
export const isReachable = reachable.get
