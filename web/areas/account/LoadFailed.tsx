import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslations } from '../../platform/languages.ts'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslations('account')
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.load')}
    </Alert>
  )
}
