/** The fixed categories as cards. Drag and drop is loaded when a handle is first approached; menus work without it. */
import Box from '@mui/material/Box'
import { useState } from 'react'
import { boardStyles } from './CategoriesSkeleton.tsx'
import { CategoryCard } from './CategoryCard.tsx'
import type { CategoryDragBoard } from './CategoryDragBoard.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { type Category, type CategoryHandlers, shareOf } from './category-types.ts'

interface Awake {
  Board: typeof CategoryDragBoard
  /** The subcategory whose handle gets the focus back. */
  focused: string | undefined
}

const load = () => import('./CategoryDragBoard.tsx')

export function CategoryBoard({ categories, handlers }: { categories: readonly Category[]; handlers: CategoryHandlers }) {
  const [awake, setAwake] = useState<Awake>()
  if (awake) return <awake.Board categories={categories} handlers={handlers} focused={awake.focused} />
  const wake = async (focused?: string) => {
    const { CategoryDragBoard: Board } = await load()
    setAwake({ Board, focused })
  }
  return (
    <Box sx={boardStyles} onPointerEnter={() => void load()}>
      {categories.map(category => (
        <CategoryCard key={category.category} category={category} share={shareOf(categories, category)} handlers={handlers}>
          {category.own.map((each, index) => (
            <CategoryRow
              key={each.id}
              category={each}
              parent={category.category}
              index={index}
              isLast={index === category.own.length - 1}
              handlers={handlers}
              handle={{ onPointerEnter: () => void wake(), onFocus: () => void wake(each.id) }}
            />
          ))}
        </CategoryCard>
      ))}
    </Box>
  )
}
