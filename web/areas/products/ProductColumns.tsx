/** The columns of the list. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { Translations } from '../../platform/languages.ts'
import type { StoreFormat } from '../../platform/store-format.ts'
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

export const columnsOf = (
  { t, money }: Pick<Translations, 't'> & Pick<StoreFormat, 'money'>,
  { onStock, onQty }: CellActions,
): Column<ProductRowFragment, Sort>[] => [
  { header: t('product'), sort: 'PRODUCT', width: 254, shape: 'picture', cell: product => <Product {...product} /> },
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

/** On phones, where there are no headers to sort by: the way back to the newest. */
export const addedColumn = ({ t, date }: Pick<Translations, 't'> & Pick<StoreFormat, 'date'>): Column<ProductRowFragment, Sort> => ({
  header: t('added'),
  sort: 'ADDED',
  width: 130,
  cell: ({ createdAt }) => date(createdAt),
})

const Product = ({ id, productName, productBrand, image }: ProductRowFragment) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
    <Avatar variant="rounded" src={image} alt="" sx={{ width: 40, height: 40 }} />
    <Box sx={{ minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={hrefOf({ id })}
        color="inherit"
        underline="hover"
        variant="body2"
        dir="auto"
        title={productName}
        sx={{
          display: 'block',
          fontWeight: 500,
          textAlign: 'left',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: { sm: 'nowrap' },
        }}
      >
        {productName}
      </MuiLink>
      <Typography component="div" variant="caption" color="textSecondary" dir="auto" noWrap sx={{ textAlign: 'left' }}>
        {productBrand}
      </Typography>
    </Box>
  </Box>
)
