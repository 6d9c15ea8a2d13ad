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
import { Link, useNavigate } from 'react-router-dom'
import { useTexts } from '../../app/languages.ts'
import { useStoreFormat } from '../../app/store-format.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { listKeys, useListKeys } from '../../ui/list/list-keys.ts'
import { useListPage } from '../../ui/list/list-page.ts'
import { ListBar } from '../../ui/ListBar.tsx'
import { useListState } from '../../ui/list-state.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useProductActions } from './product-actions.ts'
import { ProductBulk } from './ProductBulk.tsx'
import { addedColumn, columnsOf, sorts } from './ProductColumns.tsx'
import { hrefOf } from './product-list.ts'
import { categories, statuses } from './ProductLooks.tsx'
import { type ProductRowFragment, ProductsPageDocument } from './products.generated.ts'
import { ProductTiles } from './ProductTiles.tsx'

const stocks = ['true', 'false'] as const
const icon = { size: 20, stroke: 1.75 }

export function ProductsPage() {
  const { t } = useTexts('products')
  const { money, date } = useStoreFormat()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const navigate = useNavigate()
  const list = useListState({
    name: 'products',
    sorts,
    natural: { sort: 'ADDED', order: 'DESC' },
    filters: { status: statuses, category: categories, stock: stocks },
  })
  const { status, category, stock } = list.filters
  const page = useListPage({
    areas: ['PRODUCTS'],
    document: ProductsPageDocument,
    variables: { ...list.variables, stock: stock && stock === 'true' },
    pageOf: data => data.products,
    inOrder: list.inOrder,
  })
  const { selection, rowOf } = page
  const actions = useProductActions(page.refetch)

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
      lead={t('lead')}
      action={
        <>
          <KeysButton keys={listKeys(t, { opens: true, edits: true, removes: true })} />
          {add}
        </>
      }
    >
      <ProductTiles
        summary={page.data?.productSummary}
        status={status}
        onStatus={each => list.filter({ status: each })}
        isByQty={list.sorting.sort === 'QTY' && list.sorting.order === 'ASC'}
        onByQty={isOn => (isOn ? list.sortBy({ sort: 'QTY', order: 'ASC' }) : list.sortNaturally())}
      />
      <Paper component="section" aria-label={t('list')}>
        {page.chosen.length > 0 ? (
          <ProductBulk page={page} actions={actions} />
        ) : (
          <ListBar>
            <SearchField label={t('search')} value={list.search} onSearch={list.searchFor} />
            <FilterSelect
              label={t('state')}
              all={t('all')}
              value={status}
              onChoose={each => list.filter({ status: each })}
              choices={statuses.map(each => ({ value: each, text: t(`status.${each}`) }))}
            />
            <FilterSelect
              label={t('categoryName')}
              all={t('all')}
              value={category}
              onChoose={each => list.filter({ category: each })}
              choices={categories.map(each => ({ value: each, text: t(`category.${each}`) }))}
            />
            <FilterSelect
              label={t('stock')}
              all={t('all')}
              value={stock}
              onChoose={each => list.filter({ stock: each })}
              choices={stocks.map(each => ({ value: each, text: t(`stocks.${each}`) }))}
            />
            <ListMenu name={list.name} label={t('title')} columns={columns} source={page.source} />
          </ListBar>
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
    </Page>
  )
}
