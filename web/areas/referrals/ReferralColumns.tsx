import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import type { Translations } from '../../platform/languages.ts'
import type { StoreFormat } from '../../platform/store-format.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { statusChips } from '../../ui/StatusChip.tsx'
import type { CardParts, Column } from '../../ui/table-types.ts'
import type { ReferralRowFragment } from './referrals.generated.ts'

export const sorts = {
  USER: 'user',
  REFERRED_ID: 'referredId',
  STATUS: 'status',
  VALUE: 'value',
  EARNING: 'earning',
} as const satisfies Record<string, keyof ReferralRowFragment>
type Sort = keyof typeof sorts

const ReferralStatus = statusChips<ReferralRowFragment['status']>({
  PAID: { color: 'success', icon: IconCircleCheck },
  UNPAID: { color: 'warning', icon: IconClock },
  REJECTED: { color: 'error', icon: IconCircleX },
})

export const referralColumns = (t: Translations<'referrals'>['t'], { money }: StoreFormat): Column<ReferralRowFragment, Sort>[] => [
  {
    header: t('user'),
    sort: 'USER',
    shape: 'avatar',
    cell: ({ user, email, avatar }) => <IdentityCell name={user} email={email} image={avatar} />,
  },
  { header: t('referredId'), sort: 'REFERRED_ID', width: 130, cell: ({ referredId }) => <Ltr>#{referredId}</Ltr> },
  {
    header: t('state'),
    sort: 'STATUS',
    width: 150,
    shape: 'chip',
    cell: ({ status }) => <ReferralStatus status={status} text={t(`status.${status}`)} />,
  },
  { header: t('value'), sort: 'VALUE', width: 110, align: 'end', cell: ({ value }) => money(value) },
  { header: t('earning'), sort: 'EARNING', width: 116, align: 'end', cell: ({ earning }) => money(earning) },
]

/** A referral as a card on phones. */
export const referralCard = (referral: ReferralRowFragment, t: Translations<'referrals'>['t'], { money }: StoreFormat): CardParts => ({
  lead: <IdentityCell name={referral.user} email={referral.email} image={referral.avatar} />,
  end: money(referral.earning),
  below: (
    <>
      <ReferralStatus status={referral.status} text={t(`status.${referral.status}`)} />
      <span>{t('table.named', { label: t('value'), value: money(referral.value) })}</span>
    </>
  ),
})
