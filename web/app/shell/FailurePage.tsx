/** Error boundary page. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRouteError } from 'react-router-dom'
import { Page } from '../../ui/Page.tsx'
import { useTranslations } from '../../platform/languages.ts'

export function FailurePage() {
  const { t } = useTranslations()
  const error = useRouteError()
  console.info(error)
  return (
    <Box sx={{ maxWidth: 560, m: 'auto', p: 6 }}>
      <Page title={t('failed.page')}>
        <Typography color="textSecondary" sx={{ mb: 6 }}>
          {t('failed.pageHelp')}
        </Typography>
        <Button variant="contained" onClick={() => location.reload()}>
          {t('failed.reload')}
        </Button>
      </Page>
    </Box>
  )
}
