import type { CategoryActions } from './category-actions.ts'
import type { CategoriesPageQuery, OwnCategoryFragment } from './products.generated.ts'

export type Category = CategoriesPageQuery['categories'][number]

/** Actions on a subcategory. */
export interface CategoryHandlers {
  actions: CategoryActions
  /** Under a fixed category. */
  onAdd: (parent: OwnCategoryFragment['parent']) => void
  onEdit: (id: string) => void
  onRemove: (category: OwnCategoryFragment) => void
}

export const shareOf = (categories: readonly Category[], { revenue }: Category): number => {
  const all = categories.reduce((sum, each) => sum + each.revenue, 0)
  return all > 0 ? revenue / all : 0
}
