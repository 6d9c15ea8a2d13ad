/** The rows of a long list that are under the pointer or have the focus: only these need controls for them. */
import { type RefObject, useEffect, useState } from 'react'
import { createStore, type Store, useStorePart } from '../platform/create-store.ts'

export interface NearRows {
  hovered: string | undefined
  focused: string | undefined
}

/** Follows rows by the attribute that holds their id, within an element that stays in the page. */
export function useNearRows(list: RefObject<HTMLElement | null>, attribute: string): Store<NearRows> {
  const [store] = useState(() => createStore<NearRows>({ hovered: undefined, focused: undefined }))
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const rowOf = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined) : undefined
    const hover = (hovered: string | undefined) => {
      if (store.get().hovered !== hovered) store.update(now => ({ ...now, hovered }))
    }
    const focus = (focused: string | undefined) => store.update(now => ({ ...now, focused }))
    const stopping = new AbortController()
    const options = { signal: stopping.signal, passive: true }
    element.addEventListener('mouseover', ({ target }) => hover(rowOf(target)), options)
    element.addEventListener('mouseleave', () => hover(undefined), options)
    element.addEventListener('focusin', ({ target }) => focus(rowOf(target)), options)
    element.addEventListener('focusout', ({ relatedTarget }) => focus(rowOf(relatedTarget)), options)
    return () => stopping.abort()
  }, [list, attribute, store])
  return store
}

export const useIsNear = (near: Store<NearRows>, id: string | undefined): boolean =>
  useStorePart(near, ({ hovered, focused }) => id !== undefined && (id === hovered || id === focused))
