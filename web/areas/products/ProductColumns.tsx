import Switch from '@mui/material/Switch'
import type { Translations } from '../../platform/languages.ts'
import type { StoreFormat } from '../../platform/store-format.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import type { Column } from '../../ui/table-types.ts'
import { hrefOf } from './product-list.ts'
import { CategoryName, Status } from './ProductLooks.tsx'
import type { ProductRowFragment } from './products.generated.ts'
import { QuantityField } from './QuantityField.tsx'

export const sorts = {
  ADDED: 'createdAt',
  PRODUCT: 'productName',
  CATEGORY: 'category',
  STATUS: 'status',
  PRICE: 'price',
  QTY: 'qty',
  SKU: 'sku',
} as const satisfies Record<string, keyof ProductRowFragment>
type Sort = keyof typeof sorts

interface CellActions {
  onStock: (product: ProductRowFragment, stock: boolean) => void
  onQty: (product: ProductRowFragment, qty: number) => void
}

export const productColumns = (
  { t, money }: Pick<Translations, 't'> & Pick<StoreFormat, 'money'>,
  { onStock, onQty }: CellActions,
): Column<ProductRowFragment, Sort>[] => [
  {
    header: t('product'),
    sort: 'PRODUCT',
    moreSorts: [{ sort: 'ADDED', header: t('added') }],
    width: 254,
    shape: 'picture',
    cell: ({ id, productName, productBrand, image }) => (
      <IdentityCell name={productName} detail={<bdi>{productBrand}</bdi>} image={image} shape="rounded" href={hrefOf({ id })} />
    ),
  },
  {
    header: t('categoryName'),
    sort: 'CATEGORY',
    width: 156,
    lines: 2,
    cell: ({ category, ownCategory }) => <CategoryName category={category} own={ownCategory?.title} />,
  },
  {
    header: t('stock'),
    key: 'stock',
    width: 76,
    shape: 'switch',
    cell: product => (
      <Switch
        size="small"
        checked={product.stock}
        onChange={(_, stock) => onStock(product, stock)}
        slotProps={{ input: { 'aria-label': t('stockOf', { name: product.productName }) } }}
      />
    ),
  },
  { header: t('sku'), sort: 'SKU', width: 84, cell: ({ sku }) => <Ltr>{sku}</Ltr> },
  { header: t('price'), sort: 'PRICE', width: 104, align: 'end', cell: ({ price }) => money(price) },
  {
    header: t('quantity'),
    sort: 'QTY',
    width: 116,
    align: 'end',
    cell: product => <QuantityField product={product} onSave={qty => onQty(product, qty)} />,
  },
  { header: t('state'), sort: 'STATUS', width: 136, shape: 'chip', cell: ({ status }) => <Status status={status} /> },
]
