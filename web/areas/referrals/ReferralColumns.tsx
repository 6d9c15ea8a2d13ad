/** The columns of the list. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import type { Translations } from '../../platform/languages.ts'
import type { StoreFormat } from '../../platform/store-format.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { Column } from '../../ui/table-types.ts'
import type { ReferralRowFragment } from './referrals.generated.ts'

export const sorts = {
  USER: 'user',
  REFERRED_ID: 'referredId',
  STATUS: 'status',
  VALUE: 'value',
  EARNING: 'earning',
} as const satisfies Record<string, keyof ReferralRowFragment>
type Sort = keyof typeof sorts

const icon = { size: 16, stroke: 1.75 }
const looks = {
  PAID: { color: 'success', icon: <IconCircleCheck {...icon} /> },
  UNPAID: { color: 'warning', icon: <IconClock {...icon} /> },
  REJECTED: { color: 'error', icon: <IconCircleX {...icon} /> },
} as const

export const columnsOf = (t: Translations['t'], { money }: StoreFormat): Column<ReferralRowFragment, Sort>[] => [
  { header: t('user'), sort: 'USER', shape: 'avatar', cell: referral => <Person {...referral} /> },
  { header: t('referredId'), sort: 'REFERRED_ID', width: 130, cell: ({ referredId }) => <Ltr>#{referredId}</Ltr> },
  {
    header: t('state'),
    sort: 'STATUS',
    width: 150,
    shape: 'chip',
    cell: ({ status }) => <StatusChip {...looks[status]} text={t(`status.${status}`)} />,
  },
  { header: t('value'), sort: 'VALUE', width: 130, align: 'end', cell: ({ value }) => money(value) },
  { header: t('earning'), sort: 'EARNING', width: 130, align: 'end', cell: ({ earning }) => money(earning) },
]

const Person = ({ user, email, avatar }: ReferralRowFragment) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
    <Avatar src={avatar} alt="" sx={{ width: 32, height: 32 }} />
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" variant="body2" dir="auto" noWrap sx={{ fontWeight: 500, textAlign: 'left' }}>
        {user}
      </Typography>
      <Typography component="div" variant="caption" color="textSecondary" noWrap title={email} dir="ltr" sx={{ textAlign: 'left' }}>
        {email}
      </Typography>
    </Box>
  </Box>
)
