/** Moving through the rows of a list with the keyboard: the row that has the focus is the one that keys act on. */
import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const selector = '[data-row]'

/** Where the rows stand: goes on the element around them, and keeps the focus in its place when a row goes away. */
export function useRowFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const index = useRef(-1)
  const rows = () => [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])]

  useLayoutEffect(() => {
    if (index.current < 0 || document.activeElement !== document.body) return
    const all = rows()
    all[Math.min(index.current, all.length - 1)]?.focus({ preventScroll: true })
  })

  return {
    ref,
    onFocus({ target }: FocusEvent) {
      index.current = rows().findIndex(row => row.contains(target))
    },
    onBlur({ target, relatedTarget }: FocusEvent) {
      // A row that goes away takes the focus with it; one that was left does not.
      queueMicrotask(() => {
        if (target.isConnected && !relatedTarget) index.current = -1
      })
    },
  }
}

/** Moves the focus by so many rows, from nowhere to the first; gives the id of the row that had it. */
export function moveRowFocus(step: number): string | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(selector)]
  const at = rows.findIndex(row => row.contains(document.activeElement))
  const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]
  next?.focus()
  return rows[at]?.dataset.row
}
