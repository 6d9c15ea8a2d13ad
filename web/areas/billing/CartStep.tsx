/** The cart: items with quantities, what else there is, and the coupon. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Link } from 'react-router-dom'
import { toFailure } from '../../platform/errors.ts'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { perTab } from '../../platform/storage.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { addToCart, maxQuantity, removeFromCart, setQuantity } from './cart.ts'
import { CouponField } from './CouponField.tsx'
import { usePackName } from './pack-name.ts'
import { type CartLine, cartKey, type CheckoutState } from './use-checkout.ts'

/** The price that the cart showed, to tell when it has changed at the payment. */
export const priceKey = (lines: readonly CartLine[], coupon: string) => `checkout-price-${cartKey(lines)}-${coupon}`

export function CartStep({ checkout }: { checkout: CheckoutState }) {
  const { t, lang } = useTranslations('billing')
  const { lines, coupon, quote, quoteError, change } = checkout
  const failure = quoteError ? toFailure(quoteError, t('failed.unreachable'), lang) : undefined
  return (
    <Stack sx={{ gap: 5 }}>
      <Removed checkout={checkout} />
      {lines.length === 0 ? (
        <EmptyState
          text={t('checkout.empty')}
          action={
            <Button variant="contained" component={Link} to="/front-pages/pricing">
              {t('checkout.prices')}
            </Button>
          }
        />
      ) : (
        <>
          <Box component="ul" aria-label={t('checkout.steps.cart')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {lines.map((line, index) => (
              <CartRow
                key={line.pack.packId}
                line={line}
                onRemove={() => {
                  removeFromCart(line.pack.packId)
                  change({ removed: `${line.pack.packId}*${line.quantity}*${index}` }, true)
                }}
              />
            ))}
          </Box>
          <AddItem checkout={checkout} />
          <CouponField
            key={coupon}
            coupon={coupon}
            failure={failure?.field === 'coupon' ? failure.message : ''}
            onApply={next => change({ coupon: next }, true)}
          />
          {failure && failure.field !== 'coupon' ? <Alert severity="error">{failure.message}</Alert> : null}
          <Button
            variant="contained"
            size="large"
            disabled={!quote}
            onClick={() => {
              if (quote) perTab.write(priceKey(lines, coupon), String(quote.subtotal - quote.discount))
              change({ step: 'address', removed: null })
            }}
          >
            {t('checkout.toAddress')}
          </Button>
        </>
      )}
    </Stack>
  )
}

/** Offers to put back what was removed last. */
function Removed({ checkout: { params, packs, change } }: { checkout: CheckoutState }) {
  const { t } = useTranslations('billing')
  const nameOf = usePackName()
  const [packId = '', quantity = '', at = ''] = (params.get('removed') ?? '').split('*')
  const pack = packs?.find(each => each.packId === packId)
  if (!pack) return null
  const undo = () => {
    addToCart({ packId, quantity: Math.min(Math.max(Math.trunc(Number(quantity)) || 1, 1), maxQuantity), at: Number(at) || 0 })
    change({ removed: null }, true)
  }
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={undo}>
          {t('checkout.undo')}
        </Button>
      }
    >
      {t('checkout.removed', { name: nameOf(pack) })}
    </Alert>
  )
}

function CartRow({ line: { pack, quantity }, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { t, lang } = useTranslations('billing')
  const name = usePackName()(pack)
  const isPlan = pack.interval !== null && pack.interval !== undefined
  const set = (next: number) => setQuantity(pack.packId, next)
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {isPlan
            ? `${formatMoney(pack.price, lang, pack.currency)} ${t(`per.${pack.interval ?? 'MONTH'}`)}`
            : t('checkout.each', { price: formatMoney(pack.price, lang, pack.currency) })}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'quantity', display: 'flex', alignItems: 'center', gap: 1 }}>
        {isPlan ? null : (
          <>
            <IconButton size="small" aria-label={t('checkout.less', { name })} disabled={quantity <= 1} onClick={() => set(quantity - 1)}>
              <IconMinus size={18} stroke={1.75} />
            </IconButton>
            <TextField
              size="small"
              value={quantity}
              onChange={event => set(Number(event.target.value.replaceAll(/\D/g, '').slice(-2)) || 1)}
              sx={{ width: 56 }}
              slotProps={{
                htmlInput: {
                  'aria-label': t('checkout.quantityOf', { name }),
                  inputMode: 'numeric',
                  autoComplete: 'off',
                  dir: 'ltr',
                  style: { textAlign: 'center' },
                },
              }}
            />
            <IconButton
              size="small"
              aria-label={t('checkout.more', { name })}
              disabled={quantity >= maxQuantity}
              onClick={() => set(quantity + 1)}
            >
              <IconPlus size={18} stroke={1.75} />
            </IconButton>
          </>
        )}
      </Box>
      <Typography sx={{ gridArea: 'price', textAlign: 'end', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(pack.price * quantity, lang, pack.currency)}
      </Typography>
      <IconButton sx={{ gridArea: 'remove' }} size="small" aria-label={t('checkout.removeNamed', { name })} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} />
      </IconButton>
    </Box>
  )
}

const rowStyles = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  py: 4,
  borderBottom: 1,
  borderColor: 'divider',
  '&:first-of-type': { pt: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', sm: 'minmax(0, 1fr) 136px 88px auto' },
  gridTemplateAreas: { xs: '"name price remove" "quantity quantity quantity"', sm: '"name quantity price remove"' },
}

/** Everything that is not in the cart; a plan replaces another one. */
function AddItem({ checkout: { packs = [], lines } }: { checkout: CheckoutState }) {
  const { t, lang } = useTranslations('billing')
  const nameOf = usePackName()
  const others = packs.filter(({ packId }) => !lines.some(({ pack }) => pack.packId === packId))
  if (others.length === 0) return null
  const add = (packId: string) => {
    const added = others.find(each => each.packId === packId)
    const plans = lines.flatMap(({ pack }) => (added?.interval && pack.interval ? [pack.packId] : []))
    addToCart({ packId, quantity: 1 }, plans)
  }
  return (
    <TextField
      select
      size="small"
      label={t('checkout.add')}
      value=""
      onChange={event => add(event.target.value)}
      sx={{ alignSelf: 'flex-start', width: { xs: 1, sm: 320 } }}
    >
      {others.map(each => (
        <MenuItem key={each.packId} value={each.packId}>
          {nameOf(each)} · {formatMoney(each.price, lang, each.currency)}
          {each.kind === 'PASS' ? ` · ${t('orders.words', { words: formatNumber(each.words, lang) })}` : null}
        </MenuItem>
      ))}
    </TextField>
  )
}
