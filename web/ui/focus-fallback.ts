/** Moves the focus to the page title if the focused element disappears. */
import { type RefObject, useEffect, useRef } from 'react'

/** Watches the elements in `part`. */
export function useFocusFallback(part: RefObject<HTMLElement | null>) {
  const held = useRef<EventTarget>(undefined)
  useEffect(() => {
    const element = part.current
    const hold = ({ target }: FocusEvent) => {
      held.current = target ?? undefined
    }
    element?.addEventListener('focusin', hold)
    return () => element?.removeEventListener('focusin', hold)
  }, [part])
  useEffect(() => {
    const isGone = held.current instanceof Node && !held.current.isConnected
    if (!isGone) return
    held.current = undefined
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  })
}
