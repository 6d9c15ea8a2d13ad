import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'

/** A title, a text, and an action. */
export function ProjectNote({ figures }: CardProps) {
  const { t } = useTranslations('cards')
  const project = figures.projects.items[0]
  return (
    <Paper sx={{ p: 5 }}>
      <Typography variant="h3">{project?.project ?? t('none')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {project ? t('led', { leader: project.leader, percent: project.progress }) : null}
      </Typography>
      <Button variant="contained" component={Link} to="/dashboards/analytics">
        {t('openDashboard')}
      </Button>
    </Paper>
  )
}
