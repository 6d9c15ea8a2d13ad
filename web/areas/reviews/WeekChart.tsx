/** Reviews per week as a small chart, with a table for screen readers. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { formatDay } from '../../platform/format-dates.ts'
import { formatRating } from '../../platform/format-figures.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { ReviewsPageQuery } from './reviews.generated.ts'

type Weeks = ReviewsPageQuery['reviewSummary']['byWeek']

const [width, height] = [224, 72]
const [barWidth, lowest, top] = [18, 2, 18]

export function WeekChart({ weeks }: { weeks: Weeks | undefined }) {
  const { t, lang } = useTranslations('reviews')
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: { xs: 'none', sm: 'block' }, width: '100%', maxWidth: width }}>
      <Typography id={id} component="h2" variant="caption" color="textSecondary" sx={{ mb: 1 }}>
        {t('trend')}
      </Typography>
      {weeks ? <Bars weeks={weeks} /> : <Skeleton variant="rounded" height={height} />}
      {/* Time runs from left to right in every language. */}
      <Box dir="ltr" sx={{ display: 'flex', justifyContent: 'space-between', mt: 1, minHeight: 20 }} aria-hidden>
        <Typography variant="caption" color="textSecondary">
          {weeks?.[0] ? formatDay(weeks[0].start, lang) : null}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {weeks ? t('thisWeek') : null}
        </Typography>
      </Box>
      {weeks ? <WeekTable weeks={weeks} label={t('trend')} /> : null}
    </Box>
  )
}

/** The current week is paler. */
function Bars({ weeks }: { weeks: Weeks }) {
  const { t, lang } = useTranslations('reviews')
  const maxCount = Math.max(...weeks.map(({ count }) => count), 1)
  const step = width / weeks.length
  return (
    <Box component="svg" viewBox={`0 0 ${width} ${height}`} aria-hidden sx={{ display: 'block', width: '100%', maxHeight: 112 }}>
      {weeks.map(({ start, count, average }, index) => {
        const x = step * (index + 0.5)
        const barHeight = Math.max((count / maxCount) * (height - top), lowest)
        const values = { number: formatNumber(count, lang), day: formatDay(start, lang), average: formatRating(average, lang) }
        return (
          <g key={start}>
            <title>{t('inWeek', { count, ...values })}</title>
            <rect x={x - step / 2} y={0} width={step} height={height} fill="transparent" />
            <Box
              component="rect"
              x={x - barWidth / 2}
              y={height - barHeight}
              width={barWidth}
              height={barHeight}
              rx={Math.min(3, barHeight / 2)}
              sx={{ fill: theme => (theme.vars ?? theme).palette.primary.main, opacity: index === weeks.length - 1 ? 0.45 : 0.85 }}
            />
            <Box
              component="text"
              x={x}
              y={height - barHeight - 5}
              textAnchor="middle"
              sx={{ fill: theme => (theme.vars ?? theme).palette.text.secondary, fontSize: 11, fontVariantNumeric: 'tabular-nums' }}
            >
              {values.number}
            </Box>
          </g>
        )
      })}
    </Box>
  )
}

function WeekTable({ weeks, label }: { weeks: Weeks; label: string }) {
  const { t, lang } = useTranslations('reviews')
  return (
    <VisuallyHidden>
      <table aria-label={label}>
        <thead>
          <tr>
            {(['weekFrom', 'title', 'average'] as const).map(key => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ start, count, average }) => (
            <tr key={start}>
              <th scope="row">{formatDay(start, lang)}</th>
              <td>{formatNumber(count, lang)}</td>
              <td>{count === 0 ? '–' : formatRating(average, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
