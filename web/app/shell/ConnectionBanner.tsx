/** Shown while the server is unreachable; requests are retried. */
import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { checkAuthStatus } from '../../platform/auth.ts'
import { setReachable, useReachable } from '../../platform/connection.ts'
import { useTranslations } from '../../platform/languages.ts'
import { getSession } from '../../platform/session.ts'

const retryMs = 3000

export function ConnectionBanner() {
  const { t } = useTranslations()
  const reachable = useReachable()
  useEffect(() => {
    if (reachable) return undefined
    if (getSession().logged) void checkAuthStatus()
    const timer = setInterval(() => {
      fetch('/healthz').then(
        ({ ok }) => ok && setReachable(true),
        () => undefined,
      )
    }, retryMs)
    return () => clearInterval(timer)
  }, [reachable])
  if (reachable) return null
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="status"
      sx={{ borderRadius: 0, position: 'sticky', top: 'var(--top-bar, 60px)', zIndex: 1090 }}
    >
      {t('connectionLost')}
    </Alert>
  )
}
