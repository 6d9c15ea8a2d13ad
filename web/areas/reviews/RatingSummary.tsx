/** How all reviews are rated, and how many of them wait. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../app/languages.ts'
import { formatNumber } from '../../format.ts'
import type { ReviewsPageQuery } from './reviews.generated.ts'
import { Stars } from './Stars.tsx'

type Summary = ReviewsPageQuery['reviewSummary']

export function RatingSummary({ summary }: { summary: Summary | undefined }) {
  const { t, lang } = useTexts('reviews')
  const number = (value: number | undefined) => (value === undefined ? <Skeleton width={40} /> : formatNumber(value, lang))
  return (
    <Paper
      component="section"
      aria-label={t('summary')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
        columnGap: { sm: 8, lg: 14 },
        rowGap: 5,
        alignItems: 'center',
        p: { xs: 5, sm: 6 },
        mb: 6,
      }}
    >
      <Box>
        <Typography component="p" sx={{ fontSize: 30, fontWeight: 600, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
          {number(summary?.average)}
        </Typography>
        <Stars rating={summary?.average ?? 0} size={18} />
        <Typography variant="body2" color="textSecondary">
          {summary ? t('total', { count: summary.total, number: formatNumber(summary.total, lang) }) : <Skeleton width={80} />}
        </Typography>
      </Box>
      <Bars byRating={summary?.byRating} total={summary?.total ?? 0} />
      <Box
        component="dl"
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          gap: { xs: 8, md: 3 },
          m: 0,
          gridColumn: { sm: '1 / -1', md: 'auto' },
        }}
      >
        <Count term={t('published')} value={number(summary?.published)} />
        <Count term={t('pending')} value={number(summary?.pending)} />
      </Box>
    </Paper>
  )
}

const Count = ({ term, value }: { term: string; value: React.ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {term}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Typography>
  </Box>
)

/** Five bars, the best rating on top. */
function Bars({ byRating, total }: { byRating: Summary['byRating'] | undefined; total: number }) {
  const { t, lang } = useTexts('reviews')
  return (
    <Box component="ul" aria-label={t('distribution')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {[5, 4, 3, 2, 1]
        .map(rating => ({ rating, count: byRating?.[rating - 1] ?? 0 }))
        .map(({ rating, count }) => (
          <Box component="li" key={rating} sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr 32px', alignItems: 'center', gap: 3 }}>
            <Typography component="span" variant="caption" color="textSecondary" sx={{ minWidth: 64 }}>
              {t('starsShort', { count: rating })}
            </Typography>
            <Box sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
              <Box sx={{ height: '100%', borderRadius: 1, bgcolor: 'primary.main', width: `${total ? (count / total) * 100 : 0}%` }} />
            </Box>
            <Typography component="span" variant="caption" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {byRating ? formatNumber(count, lang) : <Skeleton />}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}
