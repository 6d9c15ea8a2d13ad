/** Short messages over the page, the newest on top. `Notices` shows them. */
import { createStore, useStore } from '../platform/create-store.ts'

export interface Notice {
  text: string
  /** `accent` unless another is given. */
  color?: 'accent' | 'success' | 'warning' | 'error'
  /** Milliseconds; 4,000 unless another is given, 8,000 with an action. */
  timeout?: number
  /** What the message is about, such as a record: a newer message about the same takes its place. */
  topic?: string
  action?: { label: string; run: () => void }
}

export interface ShownNotice extends Notice {
  id: number
}

/** As many are shown at a time; an older one makes room for the newest. */
const maxShown = 3

const shown = createStore<readonly ShownNotice[]>([])
let count = 0

/** Shows the message above those that stand already; gives the way to withdraw it. */
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

/** The newest first. */
export const useNotices = (): readonly ShownNotice[] => useStore(shown)
