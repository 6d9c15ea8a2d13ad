/** Deliveries of the last week, compared with the week before. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TablerIcon } from '@tabler/icons-react'
import IconArrowDownRight from '@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs'
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import { formatDuration, formatNumber } from '../../platform/format.ts'
import { formatGrowth, formatPercent, formatSigned } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { DashboardCard } from './DashboardCard.tsx'
import type { LogisticsDashboardQuery } from './logistics.generated.ts'

type Period = LogisticsDashboardQuery['deliveryPerformance']['current']

interface Figure {
  name: 'shipments' | 'deliveries' | 'onTime' | 'averageHours'
  icon: TablerIcon
  value: string
  /** Formatted; undefined if there is nothing to compare with. */
  change: string | undefined
  direction: number
  isGood: boolean
}

export function DeliveryPerformance({ performance }: { performance: LogisticsDashboardQuery['deliveryPerformance'] | undefined }) {
  const { t } = useTranslations('logistics')
  const figures = useFigures(performance)
  return (
    <DashboardCard title={t('dashboard.performance')} note={t('dashboard.performanceNote')} height={232}>
      {figures && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', flex: 1, display: 'grid', gap: 4, alignContent: 'space-between' }}>
          {figures.map(({ name, icon: Icon, value, change, direction, isGood }) => {
            const Arrow = direction > 0 ? IconArrowUpRight : IconArrowDownRight
            return (
              <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
                <Box sx={iconStyles}>
                  <Icon size={20} stroke={1.75} />
                </Box>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="body2" color="textSecondary">
                    {t(`dashboard.figure.${name}`)}
                  </Typography>
                  <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', lineHeight: 1.4 }}>{value}</Typography>
                </Box>
                {change === undefined ? null : (
                  <Box sx={{ ...changeStyles, color: direction === 0 ? 'text.secondary' : isGood ? 'success.main' : 'error.main' }}>
                    {direction === 0 ? null : <Arrow size={16} stroke={2} />}
                    {change}
                  </Box>
                )}
              </Box>
            )
          })}
        </Box>
      )}
    </DashboardCard>
  )
}

function useFigures(performance: LogisticsDashboardQuery['deliveryPerformance'] | undefined): Figure[] | undefined {
  const { t, lang } = useTranslations('logistics')
  if (!performance) return undefined
  const { current, previous } = performance
  const counted = (name: 'shipments' | 'deliveries', icon: TablerIcon): Figure => {
    const growth = previous[name] === 0 ? undefined : current[name] / previous[name] - 1
    return {
      name,
      icon,
      value: formatNumber(current[name], lang),
      change: growth === undefined ? undefined : formatGrowth(growth, lang),
      direction: Math.sign(growth ?? 0),
      isGood: (growth ?? 0) > 0,
    }
  }
  const rate = ({ onTime, deliveries }: Period) => (deliveries === 0 ? undefined : onTime / deliveries)
  const [now, before] = [rate(current), rate(previous)]
  const points = now === undefined || before === undefined ? undefined : Math.round((now - before) * 1000) / 10
  const hours = current.averageHours ?? undefined
  const saved = hours === undefined || previous.averageHours === null ? undefined : hours / previous.averageHours - 1
  return [
    counted('shipments', IconPackage),
    counted('deliveries', IconTruck),
    {
      name: 'onTime',
      icon: IconCircleCheck,
      value: now === undefined ? '–' : formatPercent(now, lang),
      change: points === undefined ? undefined : t('dashboard.points', { points: formatSigned(points, lang) }),
      direction: Math.sign(points ?? 0),
      isGood: (points ?? 0) > 0,
    },
    {
      name: 'averageHours',
      icon: IconClock,
      value: hours === undefined ? '–' : formatDuration(hours * 3600, lang),
      change: saved === undefined ? undefined : formatGrowth(saved, lang),
      direction: Math.sign(saved ?? 0),
      isGood: (saved ?? 0) < 0,
    },
  ]
}

const iconStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  flexShrink: 0,
  borderRadius: 1,
  color: 'text.secondary',
  bgcolor: 'action.hover',
} as const

const changeStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontSize: 13,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
} as const
