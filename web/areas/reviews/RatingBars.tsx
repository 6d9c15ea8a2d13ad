/** Rating distribution; each bar toggles a filter by its rating. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'

interface RatingBarsProps {
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  byRating: number[] | undefined
  chosen: number | undefined
  onChoose: (rating: number | undefined) => void
}

export function RatingBars({ byRating, chosen, onChoose }: RatingBarsProps) {
  const { t, lang } = useTranslations('reviews')
  const total = byRating?.reduce((sum, count) => sum + count, 0) ?? 0
  return (
    <Box component="ul" aria-label={t('distribution')} sx={{ listStyle: 'none', m: 0, mx: -2, p: 0 }}>
      {[5, 4, 3, 2, 1]
        .map(rating => ({ rating, count: byRating?.[rating - 1] ?? 0, isChosen: rating === chosen }))
        .map(({ rating, count, isChosen }) => (
          <Box component="li" key={rating}>
            <ButtonBase aria-pressed={isChosen} onClick={() => onChoose(isChosen ? undefined : rating)} sx={barStyles}>
              <Typography
                component="span"
                variant="caption"
                color="textSecondary"
                sx={{ minWidth: { xs: 48, sm: 64 }, textAlign: 'start' }}
              >
                {t('starsShort', { count: rating })}
              </Typography>
              <Box component="span" sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
                <Box
                  component="span"
                  className="bar"
                  sx={{ display: 'block', height: '100%', borderRadius: 1, width: `${total ? (count / total) * 100 : 0}%` }}
                />
              </Box>
              <Typography component="span" variant="caption" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                {byRating ? formatNumber(count, lang) : <Skeleton />}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
    </Box>
  )
}

const barStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr 32px',
  alignItems: 'center',
  gap: 3,
  width: '100%',
  minHeight: 28,
  px: 2,
  borderRadius: 1.5,
  '@media (pointer: coarse)': { minHeight: 32 },
  '& .bar': { bgcolor: 'primary.main' },
  // Other bars fade, so that the selected one is visible without color.
  'ul:has([aria-pressed="true"]) &[aria-pressed="false"] .bar': { opacity: 0.4 },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { bgcolor: 'action.selected', '& span': { fontWeight: 600, color: 'text.primary' } },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
}
