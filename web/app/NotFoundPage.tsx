import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Page } from '../ui/Page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('notFound.title')}>
      <Typography color="textSecondary" sx={{ mb: 6 }}>
        {window.location.pathname}
      </Typography>
      <Button variant="contained" component={Link} to="/">
        {t('notFound.back')}
      </Button>
    </Page>
  )
}
