/** Cards that are dragged by their handles; by keyboard, the handles move them themselves. Loaded when the layout is edited. */
import { Accessibility, PointerSensor, StyleInjector } from '@dnd-kit/dom'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'

/** The nonce that dnd-kit's style sheet needs. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

interface CardSortingProps {
  ids: string[]
  onOrder: (ids: string[]) => void
  children: ReactNode
}

export const CardSorting = ({ ids, onOrder, children }: CardSortingProps) => (
  <DragDropProvider
    sensors={[PointerSensor]}
    // Its announcements are in English; the handles speak the reader’s language.
    plugins={defaults => [...defaults.filter(plugin => plugin !== Accessibility), StyleInjector.configure({ nonce })]}
    onDragEnd={event => {
      if (!event.canceled) onOrder(move(ids, event))
    }}
  >
    {children}
  </DragDropProvider>
)

export interface CardDrag {
  ref: (element: Element | null) => void
  handleRef: (element: Element | null) => void
  isDragging: boolean
}

export function SortableCard({ id, index, children }: { id: string; index: number; children: (drag: CardDrag) => ReactNode }) {
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  return children({ ref, handleRef, isDragging })
}
