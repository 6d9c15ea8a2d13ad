import Button from '@mui/material/Button'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useLive } from '../../platform/live.ts'
import { Page } from '../../ui/Page.tsx'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { useCategoryActions } from './category-actions.ts'
import { CategoryBoard } from './CategoryBoard.tsx'
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx'
import { type OwnCategoryFragment, useCategoriesPageQuery } from './products.generated.ts'

const CategoryForm = lazyPart(async () => (await import('./CategoryForm.tsx')).CategoryForm)
const CategoryDelete = lazyPart(async () => (await import('./CategoryDelete.tsx')).CategoryDelete)

export function CategoriesPage() {
  const { t } = useTranslations('products')
  const { data, failure, retry, refetch } = useLive(useCategoriesPageQuery(), ['PRODUCTS', 'ORDERS'])
  const actions = useCategoryActions(refetch)
  const [dialog, setDialog] = useDialogParam(['add', 'edit', 'delete'])
  const close = () => setDialog(undefined)
  const all = data?.categories.flatMap(({ own }) => own) ?? []
  const selected = all.find(({ id }) => id === dialog?.id)
  const parent = data?.categories.find(({ category }) => category === dialog?.id)?.category
  /** Asks where to move the subcategory's products. */
  const remove = (category: OwnCategoryFragment) =>
    category.products > 0 ? setDialog({ kind: 'delete', id: category.id }) : void actions.remove(category)

  return (
    <Page
      title={t('categories.title')}
      subtitle={t('categories.lead')}
      action={
        <Button
          variant="contained"
          startIcon={<IconPlus size={20} stroke={1.75} />}
          disabled={!data}
          onClick={() => setDialog({ kind: 'add' })}
        >
          {t('categories.add')}
        </Button>
      }
    >
      {failure ? (
        <FailureCard error={failure} onRetry={retry} />
      ) : data ? (
        <CategoryBoard
          categories={data.categories}
          handlers={{
            actions,
            onAdd: id => setDialog({ kind: 'add', id }),
            onEdit: id => setDialog({ kind: 'edit', id }),
            onRemove: remove,
          }}
        />
      ) : (
        <CategoriesSkeleton />
      )}
      {data && dialog?.kind === 'add' ? <CategoryForm category={{ parent }} all={all} actions={actions} onClose={close} /> : null}
      {selected && dialog?.kind === 'edit' ? <CategoryForm category={selected} all={all} actions={actions} onClose={close} /> : null}
      {selected && dialog?.kind === 'delete' ? <CategoryDelete category={selected} all={all} actions={actions} onClose={close} /> : null}
    </Page>
  )
}
