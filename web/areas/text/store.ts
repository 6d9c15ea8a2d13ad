import { createStore } from '../../platform/create-store.ts'

/** A store that classes extend: `set` changes a part of its value. */
export class Store<T extends object> {
  readonly #store

  constructor(value: T) {
    this.#store = createStore(value)
  }

  get = (): T => this.#store.get()

  set(changes: Partial<T>): void {
    this.#store.update(value => ({ ...value, ...changes }))
  }

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)
}
