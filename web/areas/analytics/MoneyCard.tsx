/** Income, expenses, and profit over time, with what the expenses consist of. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { CardFrame, CardHeader, type CardProps } from './CardFrame.tsx'
import { Delta } from './Delta.tsx'
import { changeOf, listAddress, useFigures, useFormat } from './use-figures.ts'

const views = ['income', 'expenses', 'profit'] as const
const parts = ['goods', 'tax', 'shipping', 'refunds'] as const

export function MoneyCard({ range, onRange }: CardProps) {
  const { t } = useTranslations('analytics')
  const { figures, failure, isStale, refresh } = useFigures(range)
  const { money, chartMoney, day, month } = useFormat()
  const [view, setView] = useState<(typeof views)[number]>('income')
  const title = t('cards.MONEY')
  const isByMonth = range === 'THIS_YEAR' || range === 'ALL_TIME'
  const points = figures?.points.map(({ start }) => (isByMonth ? month(start) : day(start))) ?? []
  return (
    <CardFrame
      title={title}
      href={listAddress('/apps/ecommerce/order/list', figures, { payment: 'PAID' })}
      range={range}
      onRange={onRange}
      file="income-and-expenses"
      failure={failure}
      isStale={isStale}
      refresh={refresh}
      rows={() =>
        figures?.points.map(point => ({
          [t('day')]: point.start,
          [t('figures.income')]: point.income,
          [t('figures.expenses')]: point.expenses,
          [t('figures.profit')]: point.profit,
        })) ?? []
      }
    >
      {({ heading, action, isFullScreen }) => {
        const above = (
          <>
            <Tabs value={view} onChange={(_, next: (typeof views)[number]) => setView(next)} aria-label={title} sx={{ mb: 3 }}>
              {views.map(each => (
                <Tab key={each} value={each} label={t(`figures.${each}`)} />
              ))}
            </Tabs>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 3 }}>
              <Typography component="p" sx={{ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {figures ? money(figures[view].value) : <Skeleton width={140} />}
              </Typography>
              <Typography component="p" variant="caption" color="textSecondary" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
                {figures ? <Delta change={changeOf(figures[view])} isLessBetter={view === 'expenses'} /> : null}
                {figures && view === 'expenses'
                  ? parts.map(part => (
                      <span key={part}>
                        {t(`parts.${part}`)} {money(figures[part])}
                      </span>
                    ))
                  : t(`explained.${view}`)}
              </Typography>
            </Box>
          </>
        )
        return figures ? (
          <LineChart
            label={title}
            heading={heading}
            action={action}
            above={above}
            points={points}
            series={[{ name: t(`figures.${view}`), values: figures.points.map(point => point[view]) }]}
            format={chartMoney}
            height={isFullScreen ? 560 : undefined}
          />
        ) : (
          <>
            <CardHeader heading={heading} action={action} />
            {above}
            <Skeleton variant="rounded" height={240} />
          </>
        )
      }}
    </CardFrame>
  )
}
