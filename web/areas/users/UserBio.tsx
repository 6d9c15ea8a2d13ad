import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Divider from '@mui/material/Divider'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { Email } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { DescriptionList } from '../../ui/record/DescriptionList.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { RoleLabel } from './UserStatus.tsx'
import type { UserViewFragment } from './users.generated.ts'

export function UserBio({ user }: { user: UserViewFragment }) {
  const { t, lang } = useTranslations('users')
  const { fullName, avatar, role, taskDone, projectDone, details } = user
  const count = (label: string, value: number) => (
    <Box sx={{ textAlign: 'center' }}>
      <Typography sx={{ fontSize: 20, fontWeight: 600 }}>{formatNumber(value, lang)}</Typography>
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
    </Box>
  )
  return (
    <Paper component="section" aria-label={t('bio.label')} sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3 }}>
        <Avatar src={avatar || undefined} alt="" sx={{ width: 96, height: 96, fontSize: 30 }}>
          {fullName.charAt(0)}
        </Avatar>
        <Chip variant="outlined" label={<RoleLabel role={role} />} sx={{ height: 32, '& .MuiChip-label': { px: 3 } }} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 10 }}>
        {count(t('bio.tasks'), taskDone)}
        {count(t('bio.projects'), projectDone)}
      </Box>
      <Divider />
      <DescriptionList
        items={[
          { label: t('form.username'), value: <Ltr>{user.username}</Ltr> },
          { label: t('bio.billingEmail'), value: user.email && <Email address={user.email} /> },
          { label: t('state'), value: t(`status.${user.status}`) },
          { label: t('form.company'), value: user.company },
          { label: t('form.taxId'), value: user.taxId && <Ltr>{user.taxId}</Ltr> },
          { label: t('form.contact'), value: user.contact && <Ltr>{user.contact}</Ltr> },
          { label: t('form.language'), value: user.language },
          { label: t('form.country'), value: user.country },
          ...(details.invitedAt ? [{ label: t('bio.invited'), value: <RelativeTime instant={details.invitedAt} /> }] : []),
        ]}
      />
    </Paper>
  )
}
