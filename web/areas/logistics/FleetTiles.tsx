/** Vehicles on route, with errors, off route, and late, each with its change since the day before. */
import Skeleton from '@mui/material/Skeleton'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconArrowsSplit2 from '@tabler/icons-react/dist/esm/icons/IconArrowsSplit2.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import { formatNumber } from '../../platform/format.ts'
import { formatSigned } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { StatCard, StatCards } from '../../ui/list/StatCards.tsx'
import { fleetHref } from './fleet-filters.ts'
import type { LogisticsDashboardQuery } from './logistics.generated.ts'

const tiles = {
  onRoute: { state: 'ON_ROUTE', Icon: IconTruck },
  warnings: { state: 'WITH_WARNING', Icon: IconAlertTriangle },
  deviated: { state: 'DEVIATED', Icon: IconArrowsSplit2 },
  late: { state: 'LATE', Icon: IconClock },
} as const

interface FleetTilesProps {
  summary: LogisticsDashboardQuery['fleetSummary'] | undefined
  isFailed: boolean
}

export function FleetTiles({ summary, isFailed }: FleetTilesProps) {
  const { t, lang } = useTranslations('logistics')
  return (
    <StatCards label={t('dashboard.figures')}>
      {(['onRoute', 'warnings', 'deviated', 'late'] as const).map(name => {
        const { state, Icon } = tiles[name]
        const change = summary?.before ? summary[name] - summary.before[name] : undefined
        const note =
          change === undefined
            ? undefined
            : change === 0
              ? t('dashboard.same')
              : t('dashboard.change', { change: formatSigned(change, lang) })
        // More vehicles on route is no news, more trouble is bad news.
        const mood = name === 'onRoute' || !change ? undefined : change > 0 ? 'error' : 'success'
        return (
          <StatCard
            key={name}
            label={t(`dashboard.tiles.${name}`)}
            figure={summary ? formatNumber(summary[name], lang) : isFailed ? '—' : undefined}
            icon={<Icon size={20} stroke={1.75} />}
            note={summary || isFailed ? note : <Skeleton width={104} />}
            mood={mood}
            href={fleetHref({ state })}
          />
        )
      })}
    </StatCards>
  )
}
