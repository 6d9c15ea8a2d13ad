/** Sales as a share of the range before. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx'
import { Gauge } from '../../ui/charts/Gauge.tsx'
import { CardFrame, CardHeader, type CardProps } from './CardFrame.tsx'
import { changeOf, listAddress, useFigures, useFormat } from './use-figures.ts'

const height = 312

export function GrowthCard({ range, onRange }: CardProps) {
  const { t } = useTranslations('analytics')
  const { figures, failure, isStale, refresh } = useFigures(range)
  const { chartMoney, money, growth, day } = useFormat()
  const title = t('cards.GROWTH')
  const change = figures && changeOf(figures.sales)
  const days = (from: string | null | undefined, to: string | null | undefined) =>
    from && to ? `${day(from)} – ${day(to)}` : t('ranges.ALL_TIME')
  const points = figures ? [days(figures.from, figures.to), days(figures.previousFrom, figures.previousTo)] : []
  const values = figures ? [figures.sales.value, figures.sales.previous ?? null] : []
  return (
    <CardFrame
      title={title}
      href={listAddress('/apps/ecommerce/order/list', figures, { payment: 'PAID' })}
      range={range}
      onRange={onRange}
      file="growth"
      failure={failure}
      isStale={isStale}
      refresh={refresh}
      rows={() => points.map((point, index) => ({ [t('range')]: point, [t('figures.sales')]: values[index] }))}
    >
      {({ heading, action }) =>
        figures ? (
          <ChartFrame
            label={title}
            heading={heading}
            action={action}
            points={points}
            series={[{ name: t('figures.sales'), values }]}
            format={chartMoney}
            height={height}
          >
            <Box sx={{ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 6, minHeight: height, textAlign: 'center' }}>
              <Gauge
                label={t('vsBefore')}
                value={change === undefined ? 0 : Math.round((1 + change) * 100)}
                max={200}
                text={change === undefined ? '–' : growth(change)}
                width={232}
              />
              {change === undefined ? (
                <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 260 }}>
                  {figures.previousFrom ? t('noEarlierSales') : t('noComparison')}
                </Typography>
              ) : (
                <Box component="dl" sx={pairStyles}>
                  {points.map((point, index) => (
                    <div key={point}>
                      <dt>{point}</dt>
                      <dd>{money(values[index] ?? 0)}</dd>
                    </div>
                  ))}
                </Box>
              )}
            </Box>
          </ChartFrame>
        ) : (
          <>
            <CardHeader heading={heading} action={action} />
            <Skeleton variant="rounded" height={height} />
          </>
        )
      }
    </CardFrame>
  )
}

const pairStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 8,
  rowGap: 3,
  m: 0,
  '& dt': { fontSize: 12, color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}
