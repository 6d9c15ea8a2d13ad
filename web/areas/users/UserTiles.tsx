/** Statistics; each one filters the list. */
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { StatCard, StatCards } from '../../ui/list/StatCards.tsx'
import type { UsersPageQuery } from './users.generated.ts'

interface Filters {
  status?: 'ACTIVE' | 'INACTIVE' | 'PENDING'
  paid?: 'yes'
  signedIn?: 'yes'
}

interface UserTilesProps {
  summary: UsersPageQuery['userSummary'] | undefined
  isFailed: boolean
  filters: Filters
  onFilter: (changes: Filters) => void
}

const icon = { size: 20, stroke: 1.75 }

export function UserTiles({ summary, isFailed, filters, onFilter }: UserTilesProps) {
  const { t, tCount, lang } = useTranslations('users')
  const of = (key: 'signedIn' | 'paid' | 'active' | 'pending') => ({
    label: t(`tiles.${key}`),
    figure: summary ? formatNumber(summary[key], lang) : isFailed && '—',
    note: summary ? tCount('tiles.of', summary.total) : isFailed ? null : '',
  })
  const { status, paid, signedIn } = filters
  const toggleStatus = (wanted: 'ACTIVE' | 'PENDING') => onFilter({ status: status === wanted ? undefined : wanted })
  return (
    <StatCards label={t('figures')}>
      <StatCard
        {...of('signedIn')}
        icon={<IconDevices {...icon} />}
        isPressed={signedIn === 'yes'}
        onPress={() => onFilter({ signedIn: signedIn ? undefined : 'yes' })}
      />
      <StatCard
        {...of('paid')}
        icon={<IconCreditCard {...icon} />}
        isPressed={paid === 'yes'}
        onPress={() => onFilter({ paid: paid ? undefined : 'yes' })}
      />
      <StatCard
        {...of('active')}
        icon={<IconUserCheck {...icon} />}
        isPressed={status === 'ACTIVE'}
        onPress={() => toggleStatus('ACTIVE')}
      />
      <StatCard
        {...of('pending')}
        icon={<IconUserQuestion {...icon} />}
        isPressed={status === 'PENDING'}
        onPress={() => toggleStatus('PENDING')}
      />
    </StatCards>
  )
}
