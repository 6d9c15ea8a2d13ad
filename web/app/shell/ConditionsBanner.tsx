/** Shown while the session delays its calls or lets them fail. */
import { useApolloClient } from '@apollo/client/react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { showConditions, useConditions } from '../../platform/sandbox-conditions.ts'
import { notify } from '../../ui/notify.ts'
import { ClearConditionsDocument } from './shell.generated.ts'

export function ConditionsBanner() {
  const { t } = useTranslations()
  const client = useApolloClient()
  const conditions = useConditions()
  if (!conditions) return null
  const { latencyMs, errorRate } = conditions
  const what = [latencyMs > 0 && t('conditions.delayed', { ms: latencyMs }), errorRate > 0 && t('conditions.failing', { rate: errorRate })]
  const clear = async () => {
    try {
      await client.mutate({ mutation: ClearConditionsDocument })
      showConditions(undefined)
    } catch (error) {
      console.info(error)
      notify({ text: t('failed.unreachable'), color: 'error' })
    }
  }
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ borderRadius: 0, py: 0, alignItems: 'center', position: 'sticky', top: 'var(--top-bar, 60px)', zIndex: 1080 }}
      action={
        <>
          <Button color="inherit" size="small" component={Link} to="/dev/sandbox">
            {t('conditions.settings')}
          </Button>
          <Button color="inherit" size="small" onClick={() => void clear()}>
            {t('conditions.off')}
          </Button>
        </>
      }
    >
      {t('conditions.on', { what: what.filter(Boolean).join(' · ') })}
    </Alert>
  )
}
