/** The same cards with sortable subcategories, by dragging or keyboard. */
import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider, useDroppable } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { boardStyles } from './CategoriesSkeleton.tsx'
import { type Category, type CategoryHandlers, shareOf } from './category-types.ts'
import { CategoryCard } from './CategoryCard.tsx'
import { CategoryRow, type CategoryRowProps } from './CategoryRow.tsx'

type Order = Record<string, string[]>

interface CategoryDragBoardProps {
  categories: readonly Category[]
  handlers: CategoryHandlers
  /** Id of the subcategory whose handle gets the focus. */
  focused: string | undefined
}

/** The nonce that dnd-kit's style sheet needs. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Reads the target position without moving anything. */
const asked = { cancelable: false, defaultPrevented: false, preventDefault: () => undefined }

const orderOf = (categories: readonly Category[]): Order =>
  Object.fromEntries(categories.map(({ category, own }) => [category, own.map(({ id }) => id)]))

export function CategoryDragBoard({ categories, handlers, focused }: CategoryDragBoardProps) {
  const { t, tUnchecked, lang } = useTranslations('products')
  /** Local order during a drag, and until the server confirms it. */
  const [dragged, setDragged] = useState<Order>()
  const order = dragged ?? orderOf(categories)
  const byId = new Map(categories.flatMap(({ own }) => own).map(each => [each.id, each]))

  const drop = async (id: string, wanted: Order) => {
    setDragged(wanted)
    const [parent, ids] = Object.entries(wanted).find(([, each]) => each.includes(id)) ?? []
    const present = byId.get(id)
    const under = categories.find(({ category }) => category === parent)
    const place = ids?.indexOf(id) ?? -1
    if (present && under && place >= 0 && under.own[place]?.id !== id) await handlers.actions.place(present, under.category, place)
    setDragged(undefined)
  }

  /** Announcements for screen readers. */
  const announce = (key: 'taken' | 'over' | 'dropped') => (event: Pick<Parameters<typeof move>[1], 'operation'>) => {
    const id = String(event.operation.source?.id ?? '')
    const name = byId.get(id)?.title
    const [parent, ids] = Object.entries(move(order, { ...asked, operation: event.operation })).find(([, each]) => each.includes(id)) ?? []
    if (name === undefined || !ids) return undefined
    return t(`categories.${key}`, { name, under: tUnchecked(`category.${parent}`), place: formatNumber(ids.indexOf(id) + 1, lang) })
  }

  return (
    <DragDropProvider
      plugins={defaults => [
        ...defaults,
        StyleInjector.configure({ nonce }),
        Accessibility.configure({
          screenReaderInstructions: { draggable: t('categories.dragHow') },
          announcements: { dragstart: announce('taken'), dragover: announce('over'), dragend: announce('dropped') },
        }),
      ]}
      onDragStart={() => setDragged(orderOf(categories))}
      onDragOver={event => setDragged(present => move(present ?? orderOf(categories), event))}
      onDragEnd={event => {
        const id = String(event.operation.source?.id ?? '')
        if (event.canceled || !id) setDragged(undefined)
        // The last move within a list is announced with the drop.
        else void drop(id, move(order, event))
      }}
    >
      <Box sx={boardStyles}>
        {categories.map(category => {
          const own = (order[category.category] ?? []).flatMap(id => byId.get(id) ?? [])
          return (
            <DropCard key={category.category} category={category} share={shareOf(categories, category)} handlers={handlers}>
              {own.map((each, index) => (
                <SortableRow
                  key={each.id}
                  category={each}
                  parent={category.category}
                  index={index}
                  isLast={index === own.length - 1}
                  handlers={handlers}
                  handle={{ autoFocus: focused === each.id }}
                />
              ))}
            </DropCard>
          )
        })}
      </Box>
    </DragDropProvider>
  )
}

interface DropCardProps {
  category: Category
  share: number
  handlers: CategoryHandlers
  children: ReactNode
}

function DropCard(props: DropCardProps) {
  const { ref, isDropTarget } = useDroppable({ id: props.category.category, type: 'parent', accept: 'own', collisionPriority: -1 })
  return <CategoryCard {...props} drop={{ ref, isDropTarget }} />
}

function SortableRow(props: CategoryRowProps) {
  const { category, parent, index, handle } = props
  const { ref, handleRef, isDragging } = useSortable({ id: category.id, index, group: parent, type: 'own', accept: 'own' })
  return <CategoryRow {...props} drag={{ ref, isDragging }} handle={{ ...handle, ref: handleRef }} />
}
