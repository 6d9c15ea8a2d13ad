import Typography from '@mui/material/Typography'
import type { Translations } from '../../platform/languages.ts'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import type { CardParts, Column } from '../../ui/table-types.ts'
import { RoleLabel, UserStatusChip } from './UserStatus.tsx'
import { hrefOf } from './user-list.ts'
import type { UserRowFragment } from './users.generated.ts'

export const sorts = {
  USER: 'fullName',
  EMAIL: 'email',
  ROLE: 'role',
  PLAN: 'currentPlan',
  BILLING: 'billing',
  STATUS: 'status',
} as const satisfies Record<string, keyof UserRowFragment>
type Sort = keyof typeof sorts

export const userColumns = (t: Translations<'users'>['t']): Column<UserRowFragment, Sort>[] => [
  {
    header: t('user'),
    sort: 'USER',
    width: 226,
    shape: 'avatar',
    cell: user => <IdentityCell name={user.fullName} detail={<Ltr>{user.username}</Ltr>} image={user.avatar} href={hrefOf(user)} />,
  },
  {
    header: t('email'),
    sort: 'EMAIL',
    width: 236,
    cell: ({ email }) => (
      <Typography variant="body2" noWrap title={email} dir="ltr" sx={{ textAlign: 'left' }}>
        {email}
      </Typography>
    ),
  },
  { header: t('roleName'), sort: 'ROLE', width: 142, cell: ({ role }) => <RoleLabel role={role} /> },
  { header: t('planName'), sort: 'PLAN', width: 100, cell: ({ currentPlan }) => t(`plan.${currentPlan}`) },
  { header: t('billingName'), sort: 'BILLING', width: 104, cell: ({ billing }) => t(`billing.${billing}`) },
  { header: t('state'), sort: 'STATUS', width: 128, shape: 'chip', cell: ({ status }) => <UserStatusChip status={status} /> },
]

/** A user as a card on phones. */
export const userCard = (user: UserRowFragment, t: Translations<'users'>['t']): CardParts => ({
  lead: <IdentityCell name={user.fullName} email={user.email} image={user.avatar} href={hrefOf(user)} />,
  end: <UserStatusChip status={user.status} />,
  below: (
    <>
      <RoleLabel role={user.role} />
      <span>{t(`plan.${user.currentPlan}`)}</span>
    </>
  ),
})
