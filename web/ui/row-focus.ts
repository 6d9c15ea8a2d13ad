/** Keyboard navigation of a list: shortcuts act on the focused row. */
import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const selector = '[data-row]'

/** Props of the rows' container, which keeps the focus in place when a row is removed. */
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
      // Removing the focused row loses the focus; blurring it does not.
      queueMicrotask(() => {
        if (target.isConnected && !relatedTarget) index.current = -1
      })
    },
  }
}

/** Moves the focus by `step` rows, initially to the first. Returns the previously focused ID. */
export function moveRowFocus(step: number): string | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(selector)]
  const at = rows.findIndex(row => row.contains(document.activeElement))
  const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]
  next?.focus()
  return rows[at]?.dataset.row
}
