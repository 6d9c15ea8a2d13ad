/** Activities of all workspaces, for administrators only; others get an explanation and no data. */
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useAbility } from '../../platform/ability.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { Page } from '../../ui/Page.tsx'
import { Activities } from './Activities.tsx'

export function ActivitiesPage() {
  const { t } = useTranslations('history')
  const { logged } = useSession()
  const ability = useAbility()
  if (logged && ability.can('manage', 'all')) return <Activities />
  const [text, action, to] = logged
    ? [t('activities.forbidden'), t('activities.ask'), '/not-authorized?action=manage&subject=all']
    : [t('activities.signedOut'), t('nav.signIn'), '/apps/admin/login?to=/apps/admin/activities']
  return (
    <Page title={t('activities.title')}>
      <Paper sx={{ display: 'grid', justifyItems: 'start', gap: 5, p: 6, maxWidth: 560 }}>
        <Typography>{text}</Typography>
        <Button variant="contained" component={Link} to={to}>
          {action}
        </Button>
      </Paper>
    </Page>
  )
}
