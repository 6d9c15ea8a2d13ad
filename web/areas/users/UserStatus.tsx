/** Styles of roles and statuses. */
import Box from '@mui/material/Box'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { UserRowFragment } from './users.generated.ts'

export const roles = ['ADMIN', 'EDITOR', 'AUTHOR', 'MAINTAINER', 'SUBSCRIBER'] as const
export const plans = ['BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE'] as const
export const statuses = ['ACTIVE', 'INACTIVE', 'PENDING'] as const
export const billings = ['AUTO_DEBIT', 'MANUAL_CREDIT_CARD', 'MANUAL_CASH', 'MANUAL_PAYPAL'] as const

const icon = { size: 18, stroke: 1.75 }
const roleIcons = {
  ADMIN: { color: 'error.main', icon: <IconCrown {...icon} /> },
  EDITOR: { color: 'info.main', icon: <IconPencil {...icon} /> },
  AUTHOR: { color: 'warning.main', icon: <IconWriting {...icon} /> },
  MAINTAINER: { color: 'success.main', icon: <IconTool {...icon} /> },
  SUBSCRIBER: { color: 'primary.main', icon: <IconUser {...icon} /> },
}

export function RoleLabel({ role }: Pick<UserRowFragment, 'role'>) {
  const { t } = useTranslations('users')
  return (
    <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', color: roleIcons[role].color }}>
        {roleIcons[role].icon}
      </Box>
      {t(`role.${role}`)}
    </Box>
  )
}

const small = { size: 16, stroke: 1.75 }
const looks = {
  ACTIVE: { color: 'success', icon: <IconCircleCheck {...small} /> },
  INACTIVE: { color: 'error', icon: <IconPlayerPause {...small} /> },
  PENDING: { color: 'warning', icon: <IconClock {...small} /> },
} as const

export function UserStatusChip({ status }: Pick<UserRowFragment, 'status'>) {
  const { t } = useTranslations('users')
  return <StatusChip {...looks[status]} text={t(`status.${status}`)} />
}
