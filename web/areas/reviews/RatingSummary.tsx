import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { formatRating } from '../../platform/format-figures.ts'
import { RatingBars } from './RatingBars.tsx'
import type { ReviewsPageQuery } from './reviews.generated.ts'
import { Stars } from './Stars.tsx'
import { WeekChart } from './WeekChart.tsx'

type Summary = ReviewsPageQuery['reviewSummary']

interface RatingSummaryProps {
  summary: Summary | undefined
  /** The rating that the list is filtered by. */
  rating: number | undefined
  onRating: (rating: number | undefined) => void
}

export function RatingSummary({ summary, rating, onRating }: RatingSummaryProps) {
  const { t, tCount, lang } = useTranslations('reviews')
  const number = (value: number | undefined) => (value === undefined ? <Skeleton width={40} /> : formatNumber(value, lang))
  return (
    <Paper
      component="section"
      aria-label={t('summary')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) 224px auto' },
        columnGap: { xs: 5, sm: 8, lg: 14 },
        rowGap: 5,
        alignItems: 'center',
        px: { xs: 4, sm: 6 },
        py: { xs: 3, sm: 4 },
        mb: 4,
      }}
    >
      <Box>
        <Typography component="p" sx={{ fontSize: 30, fontWeight: 600, lineHeight: 1.2 }}>
          {summary ? formatRating(summary.average, lang) : <Skeleton width={40} />}
        </Typography>
        <Stars rating={summary?.average ?? 0} size={18} />
        <Typography variant="body2" color="textSecondary">
          {summary ? tCount('total', summary.total) : <Skeleton width={80} />}
        </Typography>
      </Box>
      <RatingBars byRating={summary?.byRating} chosen={rating} onChoose={onRating} />
      <WeekChart weeks={summary?.byWeek} />
      <Box
        component="dl"
        sx={{
          display: { xs: 'none', sm: 'flex' },
          flexDirection: 'column',
          gap: 3,
          m: 0,
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
    <Typography component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 600 }}>
      {value}
    </Typography>
  </Box>
)
