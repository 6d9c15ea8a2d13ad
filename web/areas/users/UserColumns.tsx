/** The columns of the list. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Texts } from '../../app/languages.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import type { Column } from '../../ui/table-types.ts'
import { RoleLabel, UserStatusChip } from './UserLooks.tsx'
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

export const columnsOf = (t: Texts['t']): Column<UserRowFragment, Sort>[] => [
  { header: t('user'), sort: 'USER', shape: 'avatar', cell: user => <Person {...user} /> },
  {
    header: t('email'),
    sort: 'EMAIL',
    width: 240,
    cell: ({ email }) => (
      <Typography variant="body2" noWrap title={email}>
        <Ltr>{email}</Ltr>
      </Typography>
    ),
  },
  { header: t('roleName'), sort: 'ROLE', width: 150, cell: ({ role }) => <RoleLabel role={role} /> },
  { header: t('planName'), sort: 'PLAN', width: 120, cell: ({ currentPlan }) => t(`plan.${currentPlan}`) },
  { header: t('billingName'), sort: 'BILLING', width: 130, cell: ({ billing }) => t(`billing.${billing}`) },
  { header: t('state'), sort: 'STATUS', width: 130, shape: 'chip', cell: ({ status }) => <UserStatusChip status={status} /> },
]

const Person = ({ fullName, username, avatar }: UserRowFragment) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
    <Avatar src={avatar || undefined} alt="" sx={{ width: 32, height: 32, fontSize: 14 }}>
      {fullName.charAt(0)}
    </Avatar>
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" variant="body2" dir="auto" noWrap sx={{ fontWeight: 500, textAlign: 'start' }}>
        {fullName}
      </Typography>
      <Typography component="div" variant="caption" color="textSecondary" noWrap>
        <Ltr>{username}</Ltr>
      </Typography>
    </Box>
  </Box>
)
