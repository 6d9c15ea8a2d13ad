/** Referrals: who came by a recommendation, what it earned, and ways to recommend. */
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber, formatPercent } from '../../platform/format.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { Toolbar } from '../../ui/list/Toolbar.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { listKeys, useListKeys } from '../../ui/list/list-keys.ts'
import { useListPage } from '../../ui/list/list-page.ts'
import { Tile, StatCards } from '../../ui/list/StatCards.tsx'
import { useListState } from '../../ui/list-state.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Invite } from './Invite.tsx'
import { useReferralActions } from './referral-actions.ts'
import { columnsOf, sorts } from './ReferralColumns.tsx'
import { type ReferralRowFragment, ReferralsPageDocument } from './referrals.generated.ts'

const statuses = ['UNPAID', 'PAID', 'REJECTED'] as const
const icon = { size: 20, stroke: 1.75 }

export function ReferralsPage() {
  const { t, lang } = useTranslations('referrals')
  const list = useListState({ name: 'referrals', sorts, defaultSort: { sort: 'REFERRED_ID', order: 'ASC' }, filters: { status: statuses } })
  const page = useListPage({
    areas: ['REFERRALS'],
    document: ReferralsPageDocument,
    variables: list.variables,
    pageOf: data => data.referrals,
    inOrder: list.applySecondarySort,
  })
  const { data, selectedIds, rowOf } = page
  const summary = data?.referralSummary
  const actions = useReferralActions(page.refetch)

  const format = useStoreFormat()
  const columns = columnsOf(t, format)
  const actionsOf = (referral: ReferralRowFragment) => {
    const { status } = referral
    if (status === 'REJECTED') return [{ label: t('reopen'), icon: <IconRotate {...icon} />, run: () => void actions.reopen(referral) }]
    if (status === 'PAID') return []
    return [
      { label: t('pay'), icon: <IconCheck {...icon} />, run: () => void actions.pay(referral) },
      { label: t('reject'), icon: <IconX {...icon} />, run: () => void actions.reject(referral) },
    ]
  }
  const whenUnpaid = (act: (referral: ReferralRowFragment) => Promise<void>) => (id: string) => {
    const referral = rowOf(id)
    if (referral?.status === 'UNPAID') void act(referral)
  }
  useListKeys({ selection: page.selection, more: { p: { run: whenUnpaid(actions.pay) }, r: { run: whenUnpaid(actions.reject) } } })
  const keys = listKeys(t, {
    more: [
      { key: 'P', text: t('pay') },
      { key: 'R', text: t('reject') },
    ],
  })
  const unknown = page.answer.error && '—'
  const money = (value: number | undefined) => (value === undefined ? unknown : format.money(value))

  return (
    <Page title={t('title')} subtitle={t('lead')} action={<KeysButton keys={keys} />}>
      <StatCards label={t('figures')}>
        <Tile label={t('tiles.earning')} figure={money(summary?.earning)} note={t('tiles.earningNote')} />
        <Tile
          label={t('tiles.unpaid')}
          figure={money(summary?.unpaid)}
          note={t('tiles.unpaidNote')}
          isPressed={list.filters.status === 'UNPAID'}
          onPress={() => list.filter({ status: list.filters.status === 'UNPAID' ? undefined : 'UNPAID' })}
        />
        <Tile label={t('tiles.signups')} figure={summary ? formatNumber(summary.signups, lang) : unknown} note={t('tiles.signupsNote')} />
        <Tile
          label={t('tiles.conversion')}
          figure={summary ? formatPercent(summary.conversion, lang) : unknown}
          note={t('tiles.conversionNote')}
        />
      </StatCards>
      <HowItWorks />
      <Invite onInvite={actions.invite} />
      <Paper component="section" aria-label={t('list')}>
        {selectedIds.length > 0 ? (
          <BulkBar
            count={selectedIds.length}
            total={page.total}
            onAll={() => void page.selectMatching()}
            onClear={() => page.selection.set([])}
          >
            <Button onClick={page.runOnSelected(actions.payAll)}>{t('pay')}</Button>
          </BulkBar>
        ) : (
          <Toolbar>
            <SearchField label={t('search')} value={list.search} onSearch={list.searchFor} />
            <FilterChips
              label={t('state')}
              value={list.filters.status}
              onChoose={status => list.filter({ status })}
              choices={[{ text: t('all') }, ...statuses.map(status => ({ value: status, text: t(`status.${status}`) }))]}
            />
            <ListMenu name="referrals" label={t('list')} columns={columns} source={page.source} />
          </Toolbar>
        )}
        <DataTable
          label={t('list')}
          columns={columns}
          answer={page.answer}
          list={list}
          rows={{ nameOf: ({ user }) => user, actionsOf }}
          selection={page.selection}
        />
      </Paper>
    </Page>
  )
}
