/** A rating as a star and a number. */
import Box from '@mui/material/Box'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { formatNumber } from '../../platform/format.ts'
import { formatRating } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'

export function Rating({ rating, count }: { rating: number; count?: number }) {
  const { t, lang } = useTranslations('academy')
  const shown = formatRating(rating, lang)
  return (
    <Box component="span" sx={ratingStyles}>
      <Box component="span" sx={{ display: 'inline-flex', color: 'warning.main' }}>
        <IconStarFilled size={14} />
      </Box>
      <Box component="span" role="img" aria-label={t('stars', { rating: shown })} sx={{ color: 'text.primary', fontWeight: 500 }}>
        {shown}
      </Box>
      {count === undefined ? null : <span>({formatNumber(count, lang)})</span>}
    </Box>
  )
}

const ratingStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  fontSize: 13,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}
