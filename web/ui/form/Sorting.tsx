/** Drag and drop of a sortable list. Loaded on demand. */
import { StyleInjector } from '@dnd-kit/dom'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'

interface SortingFrameProps {
  ids: string[]
  onOrder: (ids: string[]) => void
  children: ReactNode
}

/** The nonce that dnd-kit's style sheet needs. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

export function SortingFrame({ ids, onOrder, children }: SortingFrameProps) {
  return (
    <DragDropProvider
      plugins={defaults => [...defaults, StyleInjector.configure({ nonce })]}
      onDragEnd={event => {
        if (!event.canceled) onOrder(move(ids, event))
      }}
    >
      {children}
    </DragDropProvider>
  )
}

/** Drag-and-drop props of an element and its handle. */
export interface Drag {
  ref: (element: Element | null) => void
  handleRef: (element: Element | null) => void
  isDragging: boolean
}

export function SortingItem({ id, index, children }: { id: string; index: number; children: (drag: Drag) => ReactNode }) {
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  return children({ ref, handleRef, isDragging })
}
