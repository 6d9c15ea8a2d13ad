import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { CustomerProfileFragment } from './customers.generated.ts'

interface WishlistProps {
  wishes: CustomerProfileFragment['wishlist']
  onRemove: (productId: string, product: string) => Promise<void>
}

export function Wishlist({ wishes, onRemove }: WishlistProps) {
  const { t } = useTranslations('customers')
  const { money } = useStoreFormat()
  return (
    <SideCard title={t('wishes.title')}>
      {wishes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('wishes.none')}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ display: 'grid', gap: 4, listStyle: 'none', m: 0, p: 0 }}>
        {wishes.map(({ id, productName, image, price, stock }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
            <Box component="img" src={image} alt="" sx={{ width: 40, height: 40, borderRadius: 0.75 }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" noWrap dir="auto" sx={{ fontWeight: 500, textAlign: 'left' }}>
                {productName}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {money(price)}
                {stock ? '' : ` · ${t('wishes.soldOut')}`}
              </Typography>
            </Box>
            <Tooltip title={t('wishes.remove')}>
              <IconButton size="small" aria-label={`${t('wishes.remove')}: ${productName}`} onClick={() => void onRemove(id, productName)}>
                <IconX size={18} stroke={1.75} />
              </IconButton>
            </Tooltip>
          </Box>
        ))}
      </Box>
    </SideCard>
  )
}
