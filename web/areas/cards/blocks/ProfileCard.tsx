import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'

/** One person, centered. */
export function ProfileCard({ figures }: CardProps) {
  const { t } = useTranslations('cards')
  const user = figures.users.items[0]
  if (!user) return <Typography color="textSecondary">{t('none')}</Typography>
  return (
    <Paper sx={{ p: 5, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
      <Avatar src={user.avatar} alt="" sx={{ width: 72, height: 72, mb: 1 }} />
      <Typography variant="h3">{user.fullName}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Typography>
      <Button variant="outlined" component={Link} to={`/apps/user/view/${user.id}`} sx={{ mt: 3 }}>
        {t('openProfile')}
      </Button>
    </Paper>
  )
}
