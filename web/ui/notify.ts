/** Snackbar messages, newest first. `Notices` renders them. */
import { createStore, useStore } from '../platform/create-store.ts'

export interface Notice {
  text: string
  /** Default: `accent`. */
  color?: 'accent' | 'success' | 'warning' | 'error'
  /** Milliseconds. Default: 4,000; with an action 8,000. */
  timeout?: number
  /** A message replaces the previous one with the same topic. */
  topic?: string
  action?: { label: string; run: () => void }
}

export interface ShownNotice extends Notice {
  id: number
}

const maxShown = 3

const shown = createStore<readonly ShownNotice[]>([])
let count = 0

/** Returns a function that dismisses the message. */
export function notify(notice: Notice): () => void {
  count += 1
  const id = count
  const others = shown.get().filter(({ topic }) => topic === undefined || topic !== notice.topic)
  shown.set([{ ...notice, id }, ...others].slice(0, maxShown))
  return () => dismiss(id)
}

export function dismiss(id: number): void {
  shown.set(shown.get().filter(notice => notice.id !== id))
}

/** Newest first. */
export const useNotices = (): readonly ShownNotice[] => useStore(shown)
