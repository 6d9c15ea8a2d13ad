/** A store for state outside of React. */
import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get: () => T
  set: (next: T) => void
  update: (change: (current: T) => T) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const set = (next: T) => {
    if (Object.is(next, value)) return
    value = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => value,
    set,
    update: change => set(change(value)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>

export const useStore = <T>(store: Readable<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)

/** Re-renders only when the selected part changes; `select` returns a primitive or a stable reference. */
export const useStorePart = <T, Part>(store: Readable<T>, select: (value: T) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.get()),
  )
