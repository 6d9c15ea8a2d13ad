/** Shipments and deliveries of the last days. */
import Typography from '@mui/material/Typography'
import { formatNumber } from '../../platform/format.ts'
import { formatDay } from '../../platform/format-dates.ts'
import { formatCompact } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import type { LogisticsDashboardQuery } from './logistics.generated.ts'

export function Shipments({ days }: { days: LogisticsDashboardQuery['fleetDays'] | undefined }) {
  const { t, lang } = useTranslations('logistics')
  if (days?.length === 0)
    return (
      <DashboardCard title={t('dashboard.shipments')} height={300}>
        <Typography color="textSecondary">{t('dashboard.noDays')}</Typography>
      </DashboardCard>
    )
  return (
    <DashboardCard height={308}>
      {days && (
        <BarChart
          label={t('dashboard.shipments')}
          points={days.map(({ day }) => formatDay(day, lang))}
          series={[
            { name: t('dashboard.shipped'), values: days.map(({ shipments }) => shipments) },
            { name: t('dashboard.delivered'), values: days.map(({ deliveries }) => deliveries) },
          ]}
          format={(value, isShort) => (isShort ? formatCompact(value, lang) : formatNumber(value, lang))}
          isTime
        />
      )}
    </DashboardCard>
  )
}
