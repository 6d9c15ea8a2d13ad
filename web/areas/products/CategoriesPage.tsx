/** The six categories with what the shop put under each: counted, put in order, and each leading to its products. */
import Button from '@mui/material/Button'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useLive } from '../../platform/live.ts'
import { Page } from '../../ui/Page.tsx'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { useCategoryActions } from './category-actions.ts'
import { CategoryBoard } from './CategoryBoard.tsx'
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx'
import { type OwnCategoryFragment, useCategoriesPageQuery } from './products.generated.ts'

const CategoryForm = lazy(async () => ({ default: (await import('./CategoryForm.tsx')).CategoryForm }))
const CategoryDelete = lazy(async () => ({ default: (await import('./CategoryDelete.tsx')).CategoryDelete }))

export function CategoriesPage() {
  const { t } = useTranslations('products')
  const { data, error, refetch } = useCategoriesPageQuery({ fetchPolicy: 'cache-and-network' })
  useLive(['PRODUCTS', 'ORDERS'], refetch)
  const actions = useCategoryActions(refetch)
  const [sheet, setSheet] = useDialogParam(['add', 'edit', 'delete'])
  const close = () => setSheet(undefined)
  const all = data?.categories.flatMap(({ own }) => own) ?? []
  const chosen = all.find(({ id }) => id === sheet?.id)
  const parent = data?.categories.find(({ category }) => category === sheet?.id)?.category
  /** One that holds products is asked about. */
  const remove = (category: OwnCategoryFragment) =>
    category.products > 0 ? setSheet({ kind: 'delete', id: category.id }) : void actions.remove(category)

  return (
    <Page
      title={t('categories.title')}
      subtitle={t('categories.lead')}
      action={
        <Button
          variant="contained"
          startIcon={<IconPlus size={20} stroke={1.75} />}
          disabled={!data}
          onClick={() => setSheet({ kind: 'add' })}
        >
          {t('categories.add')}
        </Button>
      }
    >
      {error && !data ? (
        <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : data ? (
        <CategoryBoard
          categories={data.categories}
          deeds={{ actions, onAdd: id => setSheet({ kind: 'add', id }), onEdit: id => setSheet({ kind: 'edit', id }), onRemove: remove }}
        />
      ) : (
        <CategoriesSkeleton />
      )}
      <Suspense>
        {data && sheet?.kind === 'add' ? <CategoryForm category={{ parent }} all={all} actions={actions} onClose={close} /> : null}
        {chosen && sheet?.kind === 'edit' ? <CategoryForm category={chosen} all={all} actions={actions} onClose={close} /> : null}
        {chosen && sheet?.kind === 'delete' ? <CategoryDelete category={chosen} all={all} actions={actions} onClose={close} /> : null}
      </Suspense>
    </Page>
  )
}
