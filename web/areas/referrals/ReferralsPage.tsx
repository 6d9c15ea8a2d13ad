import { formatNumber } from '../../platform/format.ts'
import { formatPercent } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { StatCards, StatCard } from '../../ui/list/StatCards.tsx'
import { defineList, useList } from '../../ui/list/use-list.ts'
import { HowItWorks } from './HowItWorks.tsx'
import { Invite } from './Invite.tsx'
import { useReferralActions } from './referral-actions.ts'
import { referralCard, referralColumns, sorts } from './ReferralColumns.tsx'
import { ReferralsPageDocument } from './referrals.generated.ts'

const statuses = ['UNPAID', 'PAID', 'REJECTED'] as const

const referralsList = defineList({
  name: 'referrals',
  query: ReferralsPageDocument,
  select: data => data.referrals,
  live: ['REFERRALS'],
  sorts,
  defaultSort: { sort: 'REFERRED_ID', order: 'ASC' },
  filters: { status: statuses },
})

export function ReferralsPage() {
  const { t, lang } = useTranslations('referrals')
  const format = useStoreFormat()
  const list = useList(referralsList)
  const { filters, filter } = list
  const { actions, invite } = useReferralActions(list.change)
  const summary = list.data?.referralSummary
  const unknown = list.isFailed && '—'
  const money = (value: number | undefined) => (value === undefined ? unknown : format.money(value))
  const isUnpaid = filters.status === 'UNPAID'

  return (
    <ListPage
      list={list}
      text={{ title: t('title'), subtitle: t('lead'), search: t('search'), empty: t('empty') }}
      rows={{
        columns: referralColumns(t, format),
        nameOf: ({ user }) => user,
        cardOf: referral => referralCard(referral, t, format),
        actions,
      }}
      summary={
        <>
          <StatCards label={t('figures')}>
            <StatCard label={t('tiles.earning')} figure={money(summary?.earning)} note={t('tiles.earningNote')} />
            <StatCard
              label={t('tiles.unpaid')}
              figure={money(summary?.unpaid)}
              note={t('tiles.unpaidNote')}
              isPressed={isUnpaid}
              onPress={() => filter({ status: isUnpaid ? undefined : 'UNPAID' })}
            />
            <StatCard
              label={t('tiles.signups')}
              figure={summary ? formatNumber(summary.signups, lang) : unknown}
              note={t('tiles.signupsNote')}
            />
            <StatCard
              label={t('tiles.conversion')}
              figure={summary ? formatPercent(summary.conversion, lang) : unknown}
              note={t('tiles.conversionNote')}
            />
          </StatCards>
          <HowItWorks />
          <Invite onInvite={invite} />
        </>
      }
      filters={
        <FilterChips
          label={t('state')}
          value={filters.status}
          onChoose={status => filter({ status })}
          choices={[{ text: t('all') }, ...statuses.map(status => ({ value: status, text: t(`status.${status}`) }))]}
        />
      }
    />
  )
}
ReferralsPage.preload = referralsList.preload
