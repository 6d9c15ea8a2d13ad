/** The columns of the list. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { Translations } from '../../platform/languages.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import type { Column } from '../../ui/table-types.ts'
import { RoleLabel, UserStatusChip } from './UserLooks.tsx'
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

export const columnsOf = (t: Translations['t']): Column<UserRowFragment, Sort>[] => [
  { header: t('user'), sort: 'USER', width: 226, shape: 'avatar', cell: user => <Person {...user} /> },
  {
    header: t('email'),
    sort: 'EMAIL',
    width: 236,
    cell: ({ email }) => (
      <Typography variant="body2" noWrap title={email}>
        <Ltr>{email}</Ltr>
      </Typography>
    ),
  },
  { header: t('roleName'), sort: 'ROLE', width: 142, cell: ({ role }) => <RoleLabel role={role} /> },
  { header: t('planName'), sort: 'PLAN', width: 100, cell: ({ currentPlan }) => t(`plan.${currentPlan}`) },
  { header: t('billingName'), sort: 'BILLING', width: 104, cell: ({ billing }) => t(`billing.${billing}`) },
  { header: t('state'), sort: 'STATUS', width: 128, shape: 'chip', cell: ({ status }) => <UserStatusChip status={status} /> },
]

const Person = ({ id, fullName, username, avatar }: UserRowFragment) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
    <Avatar src={avatar || undefined} alt="" sx={{ width: 32, height: 32, fontSize: 14 }}>
      {fullName.charAt(0)}
    </Avatar>
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" variant="body2" noWrap>
        <Link component={RouterLink} to={hrefOf({ id })} color="textPrimary" underline="hover" sx={{ fontWeight: 500 }}>
          <bdi>{fullName}</bdi>
        </Link>
      </Typography>
      <Typography component="div" variant="caption" color="textSecondary" noWrap>
        <Ltr>{username}</Ltr>
      </Typography>
    </Box>
  </Box>
)
