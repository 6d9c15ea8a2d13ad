/** Shown above cached rows when the latest request failed. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslations } from '../platform/languages.ts'

export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslations()
  return (
    <Alert
      severity="warning"
      sx={{ mx: { xs: 4, sm: 5 }, mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('table.stale')}
    </Alert>
  )
}
