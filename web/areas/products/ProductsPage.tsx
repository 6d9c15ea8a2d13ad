/** Products found, narrowed, counted, priced and shown in the shop: one by one, many at once, or by keyboard. */
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { listKeys, useListKeys } from '../../ui/list/list-keys.ts'
import { useListPage } from '../../ui/list/list-page.ts'
import { Toolbar } from '../../ui/list/Toolbar.tsx'
import { useListState } from '../../ui/list-state.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useProductActions } from './product-actions.ts'
import { ProductBulk } from './ProductBulk.tsx'
import { addedColumn, columnsOf, sorts } from './ProductColumns.tsx'
import { hrefOf } from './product-list.ts'
import { ProductFilters, stocks } from './ProductFilters.tsx'
import { categories, statuses } from './ProductLooks.tsx'
import { type ProductRowFragment, ProductsPageDocument } from './products.generated.ts'
import { ProductTiles } from './ProductTiles.tsx'

const ProductImport = lazy(async () => ({ default: (await import('./ProductImport.tsx')).ProductImport }))
const icon = { size: 20, stroke: 1.75 }

export function ProductsPage() {
  const { t } = useTranslations('products')
  const { money, date } = useStoreFormat()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const navigate = useNavigate()
  const list = useListState({
    name: 'products',
    sorts,
    defaultSort: { sort: 'ADDED', order: 'DESC' },
    filters: { status: statuses, category: categories, ownCategory: /^[1-9]\d{0,8}$/, stock: stocks },
  })
  const { status, stock } = list.filters
  const page = useListPage({
    areas: ['PRODUCTS'],
    document: ProductsPageDocument,
    variables: {
      ...list.variables,
      stock: stock === 'low' ? undefined : stock && stock === 'true',
      lowStock: stock === 'low' || undefined,
    },
    pageOf: data => data.products,
    inOrder: list.applySecondarySort,
  })
  const { selection, rowOf } = page
  const actions = useProductActions(page.refetch)

  const [isImporting, setImporting] = useState(false)
  const edit = (id: string) => void navigate(hrefOf({ id }))
  const remove = (id: string) => {
    if (selection.ids.has(id)) selection.toggle(id)
    void actions.remove([id], rowOf(id)?.productName)
  }
  useListKeys({ selection, edit, remove })
  const columns = columnsOf(
    { t, money },
    {
      onStock: (product, isThere) => void actions.setStock(product, isThere),
      onQty: (product, qty) => void actions.setQty(product, qty),
    },
  )
  if (isNarrow) columns.push(addedColumn({ t, date }))
  const actionsOf = (product: ProductRowFragment) => {
    const { id } = product
    return [
      { label: t('edit.action'), icon: <IconPencil {...icon} />, run: () => edit(id) },
      product.status === 'INACTIVE'
        ? { label: t('publish'), icon: <IconEye {...icon} />, run: () => void actions.setStatus(product, 'PUBLISHED') }
        : { label: t('takeOut'), icon: <IconEyeOff {...icon} />, run: () => void actions.setStatus(product, 'INACTIVE') },
      { label: t('duplicate'), icon: <IconCopy {...icon} />, run: () => void actions.duplicate(product) },
      { label: t('delete'), icon: <IconTrash {...icon} />, run: () => remove(id) },
    ]
  }
  const add = (
    <Button component={Link} to="/apps/ecommerce/product/add" variant="contained" startIcon={<IconPlus {...icon} />}>
      {t('add.action')}
    </Button>
  )

  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      action={
        <>
          <KeysButton keys={listKeys(t, { opens: true, edits: true, removes: true })} />
          <Button variant="outlined" startIcon={<IconUpload {...icon} />} onClick={() => setImporting(true)}>
            {t('importing.action')}
          </Button>
          {add}
        </>
      }
    >
      <ProductTiles
        summary={page.data?.productSummary}
        isFailed={page.answer.error !== undefined}
        isScheduled={status === 'SCHEDULED'}
        onScheduled={isOn => list.filter({ status: isOn ? 'SCHEDULED' : undefined })}
        isLow={stock === 'low'}
        onLow={isOn => list.filter({ stock: isOn ? 'low' : undefined })}
      />
      <Paper component="section" aria-label={t('list')}>
        {page.selectedIds.length > 0 ? (
          <ProductBulk page={page} actions={actions} />
        ) : (
          <Toolbar>
            <SearchField label={t('search')} value={list.search} onSearch={list.searchFor} />
            <ProductFilters filters={list.filters} onFilter={list.filter} />
            <ListMenu name={list.name} label={t('title')} columns={columns} source={page.source} />
          </Toolbar>
        )}
        <DataTable
          label={t('list')}
          columns={columns}
          answer={page.answer}
          list={list}
          rows={{ nameOf: ({ productName }) => productName, hrefOf, actionsOf }}
          selection={selection}
          empty={{ text: t('empty'), action: add }}
        />
      </Paper>
      <Suspense>{isImporting ? <ProductImport onImported={page.refetch} onClose={() => setImporting(false)} /> : null}</Suspense>
    </Page>
  )
}
