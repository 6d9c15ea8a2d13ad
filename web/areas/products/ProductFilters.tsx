import { useTranslations } from '../../platform/languages.ts'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { useLive } from '../../platform/live.ts'
import { categories, statuses } from './ProductStatus.tsx'
import { useOwnCategoryNamesQuery } from './products.generated.ts'

export const stocks = ['true', 'false', 'low'] as const

interface Filters {
  status?: (typeof statuses)[number] | undefined
  category?: (typeof categories)[number] | undefined
  /** Id of a custom category. */
  ownCategory?: string | undefined
  stock?: (typeof stocks)[number] | undefined
}

export function ProductFilters({ filters, onFilter }: { filters: Filters; onFilter: (changes: Filters) => void }) {
  const { t } = useTranslations('products')
  const { data } = useLive(useOwnCategoryNamesQuery(), ['PRODUCTS'])
  const own = data?.ownCategories.items ?? []
  const { status, category, ownCategory, stock } = filters
  return (
    <>
      <FilterSelect
        label={t('state')}
        all={t('all')}
        value={status}
        onChoose={each => onFilter({ status: each })}
        choices={statuses.map(each => ({ value: each, text: t(`status.${each}`) }))}
      />
      <FilterSelect<string>
        label={t('categoryName')}
        all={t('all')}
        value={ownCategory ?? category}
        onChoose={chosen => {
          const found = own.find(({ id }) => id === chosen)
          onFilter({ category: found?.parent ?? categories.find(each => each === chosen), ownCategory: found?.id })
        }}
        choices={categories.flatMap((each): { value: string; text: string }[] => [
          { value: each, text: t(`category.${each}`) },
          ...own
            .filter(({ parent }) => parent === each)
            .map(({ id, title }) => ({ value: id, text: `${t(`category.${each}`)} / ${title}` })),
        ])}
      />
      <FilterSelect
        label={t('stock')}
        all={t('all')}
        value={stock}
        onChoose={each => onFilter({ stock: each })}
        choices={stocks.map(each => ({ value: each, text: t(`stocks.${each}`) }))}
      />
    </>
  )
}
