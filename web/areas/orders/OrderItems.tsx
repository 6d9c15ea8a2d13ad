import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { FulfillmentChip } from './OrderStatus.tsx'
import type { OrderDetailsFragment } from './orders.generated.ts'

interface OrderItemsProps {
  order: OrderDetailsFragment | undefined
  /** Undefined if packing is over. */
  onPack: (() => void) | undefined
}

export function OrderItems({ order, onPack }: OrderItemsProps) {
  const { t } = useTranslations('orders')
  return (
    <SideCard
      title={t('items.title')}
      action={
        <>
          {order ? <FulfillmentChip {...order} /> : null}
          {onPack ? (
            <Button size="small" onClick={onPack}>
              {t('items.pack')}
            </Button>
          ) : null}
        </>
      }
    >
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <Box component="th" scope="col" className="wide">
              {t('items.price')}
            </Box>
            <th scope="col">{t('pieces')}</th>
            <Box component="th" scope="col" className="wide">
              {t('items.packed')}
            </Box>
            <th scope="col">{t('items.total')}</th>
          </tr>
        </thead>
        <tbody>
          {order
            ? order.items.map(item => <ItemRow key={item.id} item={item} />)
            : [0, 1].map(row => (
                <tr key={row}>
                  <td colSpan={5}>
                    <Skeleton height={40} />
                  </td>
                </tr>
              ))}
        </tbody>
      </Box>
      {order ? <Sums order={order} /> : <Skeleton height={140} sx={{ ml: 'auto', width: 280, maxWidth: '100%' }} />}
    </SideCard>
  )
}

function ItemRow({ item }: { item: OrderDetailsFragment['items'][number] }) {
  const { t, lang } = useTranslations('orders')
  const { money } = useStoreFormat()
  const { product, productName, productBrand, image, price, qty, fulfilled, total } = item
  const packed = t('items.packedOf', { fulfilled: formatNumber(fulfilled, lang), qty: formatNumber(qty, lang) })
  return (
    <tr>
      <td>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Avatar variant="rounded" src={image} alt="" sx={{ width: 40, height: 40 }} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" component="div" dir="auto" sx={{ fontWeight: 500, textAlign: 'left', overflowWrap: 'anywhere' }}>
              {product ? (
                <Link component={RouterLink} to={`/apps/ecommerce/product/edit/${product.id}`} color="inherit" underline="hover">
                  {productName}
                </Link>
              ) : (
                productName
              )}
            </Typography>
            <Typography variant="caption" component="div" color="textSecondary">
              <bdi>{productBrand}</bdi>
              <Box component="span" sx={{ display: { sm: 'none' } }}>{` · ${money(price)}`}</Box>
            </Typography>
            <Typography variant="caption" component="div" color="textSecondary" sx={{ display: { sm: 'none' } }}>
              {t('table.named', { label: t('items.packed'), value: packed })}
            </Typography>
          </Box>
        </Box>
      </td>
      <td className="wide">{money(price)}</td>
      <td>{formatNumber(qty, lang)}</td>
      <td className="wide">{packed}</td>
      <td>{money(total)}</td>
    </tr>
  )
}

function Sums({ order }: { order: OrderDetailsFragment }) {
  const { t } = useTranslations('orders')
  const { money } = useStoreFormat()
  const { subtotal, discount, shipping, tax, spent, refunded } = order
  const lines = [
    { label: t('items.subtotal'), text: money(subtotal) },
    ...(discount > 0 ? [{ label: t('items.discount'), text: money(-discount) }] : []),
    { label: t('items.shipping'), text: shipping > 0 ? money(shipping) : t('items.free') },
    { label: t('items.tax'), text: money(tax) },
    { label: t('items.sum'), text: money(spent), isSum: true },
    ...(refunded > 0
      ? [
          { label: t('items.refunded'), text: money(-refunded) },
          { label: t('items.kept'), text: money(spent - refunded), isSum: true },
        ]
      : []),
  ]
  return (
    <Box component="dl" sx={sumStyles}>
      {lines.map(({ label, text, isSum }) => (
        <Box key={label} sx={{ display: 'contents', '& > *': isSum ? { fontWeight: 600, color: 'text.primary' } : {} }}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </Box>
      ))}
    </Box>
  )
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& th': { color: 'text.secondary', fontSize: 13, fontWeight: 500 },
  '& th, & td': { py: 3, paddingInlineStart: 4, textAlign: 'end', borderBottom: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& :is(th, td):first-of-type': { paddingInlineStart: 0, textAlign: 'start', whiteSpace: 'normal' },
  '& .wide': { display: { xs: 'none', sm: 'table-cell' } },
}

const sumStyles = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 8,
  rowGap: 2,
  width: 280,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  mt: 5,
  mb: 0,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
  '& dd': { m: 0, textAlign: 'end' },
}
