/** Revenue by month of a year, beside the year before. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { useYearlySalesQuery } from './analytics.generated.ts'
import { CardFrame, CardHeader } from './CardFrame.tsx'
import { Delta } from './Delta.tsx'
import { changeOf, useFormat } from './use-figures.ts'

export function RevenueCard() {
  const { t } = useTranslations('analytics')
  const { money, chartMoney, month } = useFormat()
  const [year, setYear] = useState<number>()
  const { data: current, previousData, error, refetch } = useYearlySalesQuery({ variables: { year: year ?? null } })
  const found = (current ?? previousData)?.salesByYear
  const title = t('cards.REVENUE')
  const [thisYear] = useState(() => new Date().getFullYear())
  const shown = year ?? found?.year ?? thisYear
  const names = found ? [String(found.year), String(found.year - 1)] : []
  const points = found?.months.map(each => month(`2026-${String(each.month).padStart(2, '0')}-01`)) ?? []
  return (
    <CardFrame
      title={title}
      href={`/apps/ecommerce/order/list?payment=PAID&from=${shown}-01-01&to=${shown}-12-31`}
      file={`revenue-${shown}`}
      subtitle={t('paidLessRefunds')}
      failure={found ? undefined : error}
      isStale={!current && found !== undefined}
      refresh={refetch}
      rows={() =>
        found?.months.map(({ month, sales, previous }, index) => ({
          [t('month')]: points[index] ?? month,
          [names[0] ?? '']: sales,
          [names[1] ?? '']: previous,
        })) ?? []
      }
    >
      {({ heading, action, isFullScreen }) => {
        const above = (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
            <Typography component="p" sx={{ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {found ? money(found.sales) : <Skeleton width={140} />}
            </Typography>
            <Typography component="p" variant="caption" color="textSecondary" sx={{ flex: 1, display: 'flex', gap: 1.5 }}>
              {found ? <Delta change={changeOf({ value: found.sales, previous: found.previous })} /> : null}
              {found ? t('comparedWithYear', { year: found.year - 1, amount: money(found.previous) }) : null}
            </Typography>
            <Select
              size="small"
              value={shown}
              onChange={({ target }) => setYear(Number(target.value))}
              SelectDisplayProps={{ 'aria-label': t('year') }}
              sx={{ fontSize: 14 }}
            >
              {(found?.years ?? [shown]).map(each => (
                <MenuItem key={each} value={each}>
                  {each}
                </MenuItem>
              ))}
            </Select>
          </Box>
        )
        if (!found)
          return (
            <>
              <CardHeader heading={heading} action={action} />
              {above}
              <Skeleton variant="rounded" height={264} />
            </>
          )
        return (
          <BarChart
            label={title}
            heading={heading}
            action={action}
            above={
              found.sales + found.previous === 0 ? (
                <>
                  {above}
                  <Nothing year={found.year} />
                </>
              ) : (
                above
              )
            }
            points={points}
            series={[
              { name: names[0] ?? '', values: found.months.map(({ sales }) => sales) },
              { name: names[1] ?? '', values: found.months.map(({ previous }) => previous) },
            ]}
            format={chartMoney}
            height={isFullScreen ? 560 : undefined}
            isTime
          />
        )
      }}
    </CardFrame>
  )
}

function Nothing({ year }: { year: number }) {
  const { t } = useTranslations('analytics')
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {t('noSalesIn', { year })}
    </Typography>
  )
}
