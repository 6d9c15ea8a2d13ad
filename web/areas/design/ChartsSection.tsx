/** Charts of the UI kit, each with its data table, distinguishable without color. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { formatDay } from '../../platform/format-dates.ts'
import { formatMoney, formatPercent, formatShortMoney } from '../../platform/format-figures.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { DonutChart } from '../../ui/charts/DonutChart.tsx'
import { Gauge } from '../../ui/charts/Gauge.tsx'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { Sparkline } from '../../ui/charts/Sparkline.tsx'
import { Examples, Section } from './Section.tsx'

const weeks = Array.from({ length: 8 }, (_, week) => new Date(Date.UTC(2026, 0, 5 + week * 7)).toISOString())
const words = { polished: [820, 940, 910, 1180, 1240, 1190, 1420, 1510], expanded: [310, 290, 420, 460, 610, 720, 690, 840] }
const income = [1240, 1310, 980, 1620, 1710, 1460, 1890, 2050]
const channels = { shop: [42, 38, 51, 47], mail: [18, 24, 22, 31], desk: [12, 9, 16, 14] }
const categories = { lamps: 64, chairs: 48, watches: 37, bags: 21 }
const orders = { delivered: 58, underway: 27, ready: 11, cancelled: 4 }
const plan = { used: 1640, of: 2000 }

export function ChartsSection() {
  const { t, tUnchecked, lang } = useTranslations('design')
  const number = (value: number) => formatNumber(value, lang)
  const money = (value: number, isShort?: boolean) => (isShort ? formatShortMoney : formatMoney)(value, lang)
  const days = weeks.map(week => formatDay(week, lang))
  const named = (values: object, group: string) => Object.keys(values).map(key => tUnchecked(`charts.${group}.${key}`))
  return (
    <Section id="charts">
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, columnGap: 10, rowGap: 10 }}
      >
        <LineChart
          label={t('charts.words')}
          points={days}
          series={Object.entries(words).map(([key, values]) => ({ name: tUnchecked(`charts.series.${key}`), values }))}
          format={number}
        />
        <LineChart label={t('charts.income')} points={days} series={[{ name: t('charts.income'), values: income }]} format={money} />
        <BarChart
          label={t('charts.channels')}
          points={days.slice(4)}
          series={Object.entries(channels).map(([key, values]) => ({ name: tUnchecked(`charts.series.${key}`), values }))}
          format={number}
          isStacked
          isTime
        />
        <BarChart
          label={t('charts.sold')}
          points={named(categories, 'category')}
          series={[{ name: t('charts.sold'), values: Object.values(categories) }]}
          format={number}
          isHorizontal
        />
        <DonutChart
          label={t('charts.orders')}
          parts={Object.entries(orders).map(([key, value]) => ({ name: tUnchecked(`charts.order.${key}`), value }))}
          format={number}
          whole={t('charts.ordersWhole')}
        />
        <Examples title={t('charts.small')}>
          <Gauge label={t('charts.used')} value={plan.used} max={plan.of} text={formatPercent(plan.used / plan.of, lang)} />
          <Box>
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {t('charts.income')}
            </Typography>
            <Typography sx={{ fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{money(income.at(-1) ?? 0)}</Typography>
            <Sparkline values={income} label={t('charts.trend')} />
          </Box>
        </Examples>
      </Box>
    </Section>
  )
}
