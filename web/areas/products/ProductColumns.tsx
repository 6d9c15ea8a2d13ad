import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import type { Translations } from '../../platform/languages.ts'
import type { StoreFormat } from '../../platform/store-format.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import type { CardParts, Column } from '../../ui/table-types.ts'
import { hrefOf } from './product-list.ts'
import { CategoryName, Status } from './ProductStatus.tsx'
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

export interface CellActions {
  onStock: (product: ProductRowFragment, stock: boolean) => void
  onQty: (product: ProductRowFragment, qty: number) => void
}

export const productColumns = (
  { t, money }: Pick<Translations<'products'>, 't'> & Pick<StoreFormat, 'money'>,
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
    cell: product => <StockSwitch product={product} label={t('stockOf', { name: product.productName })} onStock={onStock} />,
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

/** A product as a card on phones. */
export const productCard = (
  product: ProductRowFragment,
  { t, money }: Pick<Translations<'products'>, 't'> & Pick<StoreFormat, 'money'>,
  { onStock, onQty }: CellActions,
): CardParts => ({
  lead: (
    <IdentityCell
      name={product.productName}
      detail={<bdi>{product.productBrand}</bdi>}
      image={product.image}
      shape="rounded"
      href={hrefOf(product)}
    />
  ),
  end: money(product.price),
  below: (
    <>
      <Status status={product.status} />
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', marginInlineStart: 'auto', color: 'text.secondary' }}>
        {t('stock')}
        <StockSwitch product={product} label={t('stockOf', { name: product.productName })} onStock={onStock} />
      </Box>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
        {t('quantity')}
        <QuantityField product={product} onSave={qty => onQty(product, qty)} />
      </Box>
    </>
  ),
})

interface StockSwitchProps extends Pick<CellActions, 'onStock'> {
  product: ProductRowFragment
  label: string
}

const StockSwitch = ({ product, label, onStock }: StockSwitchProps) => (
  <Switch
    size="small"
    checked={product.stock}
    onChange={(_, stock) => onStock(product, stock)}
    slotProps={{ input: { 'aria-label': label } }}
  />
)
