import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { defineList, useList } from '../../ui/list/use-list.ts'
import { useProductActions, useProductChanges } from './product-actions.ts'
import { type CellActions, productCard, productColumns, sorts } from './ProductColumns.tsx'
import { hrefOf } from './product-list.ts'
import { ProductFilters, stocks } from './ProductFilters.tsx'
import { categories, statuses } from './ProductStatus.tsx'
import { ProductsPageDocument } from './products.generated.ts'
import { ProductTiles } from './ProductTiles.tsx'

const ProductImport = lazyPart(async () => (await import('./ProductImport.tsx')).ProductImport)
const ManyDialog = lazyPart(async () => (await import('./ManyDialog.tsx')).ManyDialog)

const productsList = defineList({
  name: 'products',
  query: ProductsPageDocument,
  select: data => data.products,
  live: ['PRODUCTS'],
  sorts,
  defaultSort: { sort: 'ADDED', order: 'DESC' },
  filters: { status: statuses, category: categories, ownCategory: /^[1-9]\d{0,8}$/, stock: stocks },
  variables: ({ stock, ...state }) => ({
    ...state,
    stock: stock === 'low' ? undefined : stock && stock === 'true',
    lowStock: stock === 'low' || undefined,
  }),
})

export function ProductsPage() {
  const { t } = useTranslations('products')
  const { money } = useStoreFormat()
  const navigate = useNavigate()
  const list = useList(productsList)
  const { filters, filter } = list
  const changes = useProductChanges(list.change)
  const cells: CellActions = {
    onStock: (product, stock) => void changes.setStock(product, stock),
    onQty: (product, qty) => void changes.setQty(product, qty),
  }
  const [many, setMany] = useState<{ kind: 'SCHEDULED' | 'price'; ids: string[] }>()
  const [isImporting, setImporting] = useState(false)
  const actions = useProductActions(changes, {
    onEdit: product => void navigate(hrefOf(product)),
    onSchedule: ids => setMany({ kind: 'SCHEDULED', ids }),
    onPrice: ids => setMany({ kind: 'price', ids }),
  })

  return (
    <ListPage
      list={list}
      text={{ title: t('title'), subtitle: t('lead'), search: t('search'), empty: t('empty') }}
      rows={{
        columns: productColumns({ t, money }, cells),
        nameOf: ({ productName }) => productName,
        hrefOf,
        cardOf: product => productCard(product, { t, money }, cells),
        actions,
      }}
      buttons={[
        { label: t('importing.action'), icon: IconUpload, run: () => setImporting(true) },
        { label: t('add.action'), icon: IconPlus, isPrimary: true, href: '/apps/ecommerce/product/add' },
      ]}
      summary={
        <ProductTiles
          summary={list.data?.productSummary}
          isFailed={list.isFailed}
          isScheduled={filters.status === 'SCHEDULED'}
          onScheduled={isOn => filter({ status: isOn ? 'SCHEDULED' : undefined })}
          isLow={filters.stock === 'low'}
          onLow={isOn => filter({ stock: isOn ? 'low' : undefined })}
        />
      }
      filters={<ProductFilters filters={filters} onFilter={filter} />}
    >
      {isImporting ? <ProductImport onImported={list.refetch} onClose={() => setImporting(false)} /> : null}
      {many ? (
        <ManyDialog
          kind={many.kind}
          count={many.ids.length}
          onSchedule={publishAt => changes.setStatuses(many.ids, 'SCHEDULED', publishAt)}
          onPrice={percent => changes.changePrices(many.ids, percent)}
          onClose={() => setMany(undefined)}
        />
      ) : null}
    </ListPage>
  )
}
ProductsPage.preload = productsList.preload
