/** Short messages at the bottom: one after the other. `Notices` shows them. */
import { useSyncExternalStore } from 'react'

export interface Notice {
  text: string
  /** `accent` unless told otherwise. */
  color?: 'accent' | 'success' | 'warning' | 'error'
  /** Milliseconds; 4,000 unless told otherwise, 8,000 with an action. */
  timeout?: number
  action?: { label: string; run: () => void }
}

let queue: (Notice & { id: number })[] = []
let count = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Shows the message after those that wait already; gives the way to withdraw it. */
export function notify(notice: Notice): () => void {
  count += 1
  const id = count
  queue = [...queue, { ...notice, id }]
  tell()
  return () => dismiss(id)
}

export function dismiss(id: number) {
  queue = queue.filter(notice => notice.id !== id)
  tell()
}

/** The message to show now, if there is one. */
export const useNotice = (): (Notice & { id: number }) | undefined =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => queue[0],
  )
