/** Whether the last request reached the server. */
import { createStore, useStore } from './create-store.ts'

const reachable = createStore(true)

export const setReachable = reachable.set
export const useReachable = (): boolean => useStore(reachable)
export const isReachable = reachable.get
