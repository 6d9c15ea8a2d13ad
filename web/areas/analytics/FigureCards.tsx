/** Orders, sales, profit, and payments: a figure, its change, and its course. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { Sparkline } from '../../ui/charts/Sparkline.tsx'
import { ChartTable } from '../../ui/charts/ChartTable.tsx'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { CardFrame, CardHeader, type CardProps } from './CardFrame.tsx'
import { Delta } from './Delta.tsx'
import { changeOf, listAddress, type StoreFigures, useFigures, useFormat } from './use-figures.ts'

type Course = 'orders' | 'sales' | 'profit'

interface FigureCardProps extends CardProps {
  name: Course | 'received'
  hrefOf: (figures: StoreFigures | undefined) => string
  /** What belongs to the figure, below its change. */
  noteOf?: (figures: StoreFigures) => string
}

function FigureCard({ name, hrefOf, noteOf, range, onRange }: FigureCardProps) {
  const { t } = useTranslations('analytics')
  const { figures, failure, isStale, refresh } = useFigures(range)
  const { number, money, day, month, chartMoney } = useFormat()
  const title = t(`figures.${name}`)
  const format = name === 'orders' ? number : chartMoney
  const figure = figures?.[name]
  const points = name === 'received' ? undefined : figures?.points.map(point => ({ start: point.start, value: point[name] }))
  const isByMonth = range === 'THIS_YEAR' || range === 'ALL_TIME'
  const pointNames = points?.map(({ start }) => (isByMonth ? month(start) : day(start))) ?? []
  const series = [{ name: title, values: points?.map(({ value }) => value) ?? [] }]
  const previousDays =
    figures?.previousFrom && figures.previousTo
      ? t('vs', { from: day(figures.previousFrom), to: day(figures.previousTo) })
      : t('noComparison')
  return (
    <CardFrame
      title={title}
      href={hrefOf(figures)}
      range={range}
      onRange={onRange}
      file={name}
      failure={failure}
      isStale={isStale}
      refresh={refresh}
      rows={() =>
        points?.map(({ start, value }) => ({ [t('day')]: start, [title]: value })) ?? [
          { [t('range')]: t(`ranges.${range}`), [t('figures.invoiced')]: figures?.invoiced.value, [title]: figure?.value },
        ]
      }
    >
      {({ heading, action, isFullScreen }) => (
        <>
          <CardHeader heading={heading} action={action} />
          <Typography component="p" noWrap sx={figureStyles}>
            {figure ? name === 'orders' ? number(figure.value) : money(figure.value) : <Skeleton width={120} />}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 44 }}>
            <Typography component="p" variant="caption" color="textSecondary" sx={noteStyles}>
              {figure && figures ? (
                <>
                  <Delta change={changeOf(figure)} />
                  <span>{noteOf ? noteOf(figures) : previousDays}</span>
                </>
              ) : (
                <Skeleton width={140} />
              )}
            </Typography>
            {points && points.length > 1 && !isFullScreen ? (
              <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                <Sparkline values={points.map(({ value }) => value)} label={t('course', { card: title })} />
              </Box>
            ) : null}
          </Box>
          {isFullScreen && points ? (
            <Box sx={{ mt: 6, display: 'grid', gap: 6 }}>
              <LineChart label={title} points={pointNames} series={series} format={format} height={360} />
              <ChartTable label={title} points={pointNames} series={series} format={format} />
            </Box>
          ) : null}
        </>
      )}
    </CardFrame>
  )
}

const orders = '/apps/ecommerce/order/list'

export const OrdersCard = (card: CardProps) => <FigureCard {...card} name="orders" hrefOf={figures => listAddress(orders, figures)} />

export const SalesCard = (card: CardProps) => (
  <FigureCard {...card} name="sales" hrefOf={figures => listAddress(orders, figures, { payment: 'PAID' })} />
)

export function ProfitCard(card: CardProps) {
  const { t } = useTranslations('analytics')
  const { growth } = useFormat()
  return (
    <FigureCard
      {...card}
      name="profit"
      hrefOf={figures => listAddress(orders, figures, { payment: 'PAID' })}
      noteOf={({ profit, sales }) =>
        sales.value > 0 ? t('margin', { share: growth(profit.value / sales.value).replace('+', '') }) : t('noSales')
      }
    />
  )
}

export function PaymentsCard(card: CardProps) {
  const { t } = useTranslations('analytics')
  const { money } = useFormat()
  return (
    <FigureCard
      {...card}
      name="received"
      hrefOf={figures => listAddress('/apps/invoice/list', figures)}
      noteOf={({ invoiced }) => t('invoicedTotal', { total: money(invoiced.value) })}
    />
  )
}

const figureStyles = { fontSize: { xs: 20, sm: 24 }, fontWeight: 600, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }
const noteStyles = { flex: 1, minWidth: 0, display: 'grid', justifyItems: 'start' }
