/** The rows under the pointer and with the focus: only these have quick actions. */
import { type RefObject, useEffect, useState } from 'react'
import { createStore, type Store } from '../../platform/create-store.ts'

export interface NearRows {
  hovered: string | undefined
  focused: string | undefined
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('[data-row]')?.getAttribute('data-row') ?? undefined) : undefined

export function useNearRows(scroller: RefObject<HTMLElement | null>): Store<NearRows> {
  const [store] = useState(() => createStore<NearRows>({ hovered: undefined, focused: undefined }))
  useEffect(() => {
    const list = scroller.current
    if (!list) return undefined
    const hover = (hovered: string | undefined) => {
      if (store.get().hovered !== hovered) store.update(now => ({ ...now, hovered }))
    }
    const stopping = new AbortController()
    const { signal } = stopping
    list.addEventListener('mouseover', ({ target }) => hover(rowOf(target)), { signal, passive: true })
    list.addEventListener('mouseleave', () => hover(undefined), { signal, passive: true })
    list.addEventListener('focusin', ({ target }) => store.update(now => ({ ...now, focused: rowOf(target) })), { signal })
    list.addEventListener('focusout', ({ relatedTarget }) => store.update(now => ({ ...now, focused: rowOf(relatedTarget) })), { signal })
    return () => stopping.abort()
  }, [scroller, store])
  return store
}
