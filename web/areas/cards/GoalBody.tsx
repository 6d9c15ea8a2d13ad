/** A goal with its progress. */
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'

interface GoalBodyProps {
  title: string
  text: string
  value: number
  max: number
  to: string
}

export function GoalBody({ title, text, value, max, to }: GoalBodyProps) {
  const { t } = useTranslations('cards')
  const share = max > 0 ? Math.min(value / max, 1) : 1
  return (
    <Paper sx={{ p: 5 }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {text}
      </Typography>
      <LinearProgress variant="determinate" value={Math.round(share * 100)} aria-label={title} sx={{ mb: 4 }} />
      <Button variant={share < 1 ? 'contained' : 'outlined'} component={Link} to={to}>
        {t(share < 1 ? 'goals.continue' : 'goals.reached')}
      </Button>
    </Paper>
  )
}
