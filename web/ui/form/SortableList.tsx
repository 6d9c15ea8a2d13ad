/** A list that can be reordered by dragging or by keyboard. Drag and drop is loaded when a handle is hovered or focused. */
import Box from '@mui/material/Box'
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Drag } from './Sorting.tsx'

export type { Drag }

type Sorting = typeof import('./Sorting.tsx')

interface SortableListProps {
  ids: string[]
  onOrder: (ids: string[]) => void
  /** `onReach` belongs on the handle, as `onPointerEnter` and `onFocus`; the item's element takes `drag.ref`, its handle `drag.handleRef`. */
  children: (item: { id: string; index: number; drag: Drag | undefined; onReach: () => void }) => ReactNode
  gap?: number
}

export function SortableList({ ids, onOrder, children, gap = 2 }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null)
  const { sorting, load } = useSorting(list)
  const draw = (id: string, index: number, drag?: Drag) => children({ id, index, drag, onReach: load })
  return (
    <Box component="ol" ref={list} sx={{ display: 'grid', gap, listStyle: 'none', m: 0, p: 0 }}>
      {sorting ? (
        <sorting.SortingFrame ids={ids} onOrder={onOrder}>
          {ids.map((id, index) => (
            <sorting.SortingItem key={id} id={id} index={index}>
              {drag => draw(id, index, drag)}
            </sorting.SortingItem>
          ))}
        </sorting.SortingFrame>
      ) : (
        ids.map((id, index) => <Fragment key={id}>{draw(id, index)}</Fragment>)
      )}
    </Box>
  )
}

/** Keeps the focus when the list is remounted with drag and drop, and waits until nobody types in it. */
function useSorting(list: RefObject<HTMLElement | null>) {
  const [{ sorting, focused }, setState] = useState<{ sorting?: Sorting; focused?: string | null }>({})
  const isFocusRequested = useRef(false)
  const take = (module: Sorting) => {
    const active = document.activeElement
    if (list.current?.contains(active) && active instanceof HTMLInputElement)
      return active.addEventListener('blur', () => setTimeout(() => take(module)), { once: true })
    setState({ sorting: module, focused: list.current?.contains(active) ? active?.getAttribute('aria-label') : null })
  }
  const load = () => {
    if (isFocusRequested.current) return
    isFocusRequested.current = true
    // A failed download is retried on the next hover or focus.
    import('./Sorting.tsx').then(take, () => void (isFocusRequested.current = false))
  }
  useLayoutEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus()
  }, [list, focused])
  return { sorting, load }
}
