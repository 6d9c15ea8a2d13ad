/** An external store for components. */
import { useSyncExternalStore } from 'react'

export class Store<T extends object> {
  #value: T
  #listeners = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
  }

  get = (): T => this.#value

  set(changes: Partial<T>): void {
    this.#value = { ...this.#value, ...changes }
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export const useStore = <T extends object>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)
