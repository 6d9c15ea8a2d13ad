/** The six as cards; what stands under them is put in order by dragging, by keyboard, or from the menu of each. */
import { StyleInjector } from '@dnd-kit/dom'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { boardStyles } from './CategoriesSkeleton.tsx'
import type { CategoryActions } from './category-actions.ts'
import { CategoryCard } from './CategoryCard.tsx'
import type { CategoriesPageQuery, OwnCategoryFragment } from './products.generated.ts'

type Category = CategoriesPageQuery['categories'][number]
type Order = Record<string, string[]>

interface CategoryBoardProps {
  categories: Category[]
  actions: CategoryActions
  onEdit: (category: Partial<OwnCategoryFragment>) => void
  onRemove: (category: OwnCategoryFragment) => void
}

/** The style sheet of what is dragged is let in by the page's nonce only. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

const orderOf = (categories: Category[]): Order =>
  Object.fromEntries(categories.map(({ category, own }) => [category, own.map(({ id }) => id)]))

export function CategoryBoard({ categories, actions, onEdit, onRemove }: CategoryBoardProps) {
  /** While something is dragged, and until the server has it so. */
  const [dragged, setDragged] = useState<Order>()
  const order = dragged ?? orderOf(categories)
  const byId = new Map(categories.flatMap(({ own }) => own).map(each => [each.id, each]))
  const all = categories.reduce((sum, { revenue }) => sum + revenue, 0)

  const drop = async (id: string, wanted: Order) => {
    setDragged(wanted)
    const [parent, ids] = Object.entries(wanted).find(([, each]) => each.includes(id)) ?? []
    const present = byId.get(id)
    const under = categories.find(({ category }) => category === parent)
    const place = ids?.indexOf(id) ?? -1
    if (present && under && place >= 0 && under.own[place]?.id !== id) await actions.place(present, under.category, place)
    setDragged(undefined)
  }

  return (
    <DragDropProvider
      plugins={defaults => [...defaults, StyleInjector.configure({ nonce })]}
      onDragStart={() => setDragged(orderOf(categories))}
      onDragOver={event => setDragged(present => move(present ?? orderOf(categories), event))}
      onDragEnd={event => {
        const id = String(event.operation.source?.id ?? '')
        if (event.canceled || !id) setDragged(undefined)
        // What the last step did within a list is told with the drop.
        else void drop(id, move(order, event))
      }}
    >
      <Box sx={boardStyles}>
        {categories.map(category => (
          <CategoryCard
            key={category.category}
            category={category}
            own={(order[category.category] ?? []).flatMap(id => byId.get(id) ?? [])}
            share={all > 0 ? category.revenue / all : 0}
            actions={actions}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        ))}
      </Box>
    </DragDropProvider>
  )
}
