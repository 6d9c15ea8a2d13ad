import Box from '@mui/material/Box'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'

/** A rating from 1 to 5, as stars and as accessible text. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const { t, lang } = useTranslations('reviews')
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('stars', { rating: formatNumber(rating, lang) })}
      sx={{ display: 'inline-flex', flexShrink: 0 }}
    >
      {[1, 2, 3, 4, 5].map(star => (
        <Box key={star} component="span" sx={{ display: 'inline-flex', color: star <= Math.round(rating) ? 'warning.main' : 'divider' }}>
          <IconStarFilled size={size} />
        </Box>
      ))}
    </Box>
  )
}
