/** Warnings of vehicles by kind. */
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { DonutChart } from '../../ui/charts/DonutChart.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { fleetHref } from './fleet-filters.ts'
import type { LogisticsDashboardQuery } from './logistics.generated.ts'

export function Exceptions({ counts }: { counts: LogisticsDashboardQuery['fleetSummary']['warningCounts'] | undefined }) {
  const { t, lang } = useTranslations('logistics')
  if (counts?.every(({ vehicles }) => vehicles === 0))
    return (
      <DashboardCard title={t('dashboard.exceptions')} height={280}>
        <Typography color="textSecondary">{t('dashboard.noExceptions')}</Typography>
      </DashboardCard>
    )
  return (
    <DashboardCard
      height={280}
      footer={
        <Button size="small" component={Link} to={fleetHref({ state: 'WITH_WARNING' })}>
          {t('dashboard.showExceptions')}
        </Button>
      }
    >
      {counts && (
        <DonutChart
          label={t('dashboard.exceptions')}
          parts={counts.map(({ warning, vehicles }) => ({ name: t(`warningName.${warning}`), value: vehicles }))}
          format={value => formatNumber(value, lang)}
          whole={t('dashboard.exceptionsOf')}
        />
      )}
    </DashboardCard>
  )
}
