/** The six categories with what the shop put under each: counted, put in order, and each leading to its products. */
import Button from '@mui/material/Button'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../app/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useLive } from '../../ui/live.ts'
import { Page } from '../../ui/Page.tsx'
import { useCategoryActions } from './category-actions.ts'
import { CategoryBoard } from './CategoryBoard.tsx'
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx'
import { type OwnCategoryFragment, useCategoriesPageQuery } from './products.generated.ts'

const CategoryForm = lazy(async () => ({ default: (await import('./CategoryForm.tsx')).CategoryForm }))
const CategoryDelete = lazy(async () => ({ default: (await import('./CategoryDelete.tsx')).CategoryDelete }))

export function CategoriesPage() {
  const { t } = useTexts('products')
  const { data, error, refetch } = useCategoriesPageQuery({ fetchPolicy: 'cache-and-network' })
  useLive(['PRODUCTS', 'ORDERS'], refetch)
  const actions = useCategoryActions(refetch)
  const [edited, setEdited] = useState<Partial<OwnCategoryFragment>>()
  const [leaving, setLeaving] = useState<OwnCategoryFragment>()
  const all = data?.categories.flatMap(({ own }) => own) ?? []
  /** One that holds products is asked about. */
  const remove = (category: OwnCategoryFragment) => (category.products > 0 ? setLeaving(category) : void actions.remove(category))

  return (
    <Page
      title={t('categories.title')}
      lead={t('categories.lead')}
      action={
        <Button variant="contained" startIcon={<IconPlus size={20} stroke={1.75} />} disabled={!data} onClick={() => setEdited({})}>
          {t('categories.add')}
        </Button>
      }
    >
      {error && !data ? (
        <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : data ? (
        <CategoryBoard categories={data.categories} deeds={{ actions, onEdit: setEdited, onRemove: remove }} />
      ) : (
        <CategoriesSkeleton />
      )}
      <Suspense>
        {edited ? <CategoryForm category={edited} all={all} actions={actions} onClose={() => setEdited(undefined)} /> : null}
        {leaving ? <CategoryDelete category={leaving} all={all} actions={actions} onClose={() => setLeaving(undefined)} /> : null}
      </Suspense>
    </Page>
  )
}
