/** Failed query: message, retry, and request ID for support. */
import { ServerError } from '@apollo/client/errors'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { codeOf, needsSignIn, serverError, toFailure } from '../platform/errors.ts'
import { useTranslations } from '../platform/languages.ts'
import { Link, useLocation } from 'react-router-dom'
import { DeniedState } from './DeniedState.tsx'
import { Ltr } from './Ltr.tsx'

export function FailureCard({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslations()
  const { pathname, search } = useLocation()
  const { message } = toFailure(error, '')
  if (codeOf(error) === 'FORBIDDEN') return <DeniedState message={message} />
  const id = requestIdOf(error)
  return (
    <Box sx={{ p: { xs: 4, sm: 5 } }}>
      <Alert
        severity="error"
        action={
          needsSignIn(error) ? (
            <Button color="inherit" size="small" component={Link} to={`/login?to=${encodeURIComponent(pathname + search)}`}>
              {t('nav.signIn')}
            </Button>
          ) : (
            <Button color="inherit" size="small" onClick={onRetry}>
              {t('failed.retry')}
            </Button>
          )
        }
      >
        <AlertTitle>{t('failed.load')}</AlertTitle>
        {message ? <span dir="auto">{message}</span> : null}
        {id ? (
          <Typography variant="caption" component="div">
            {t('failed.request', { id: '' })}
            <Ltr>{id}</Ltr>
          </Typography>
        ) : null}
      </Alert>
    </Box>
  )
}

function requestIdOf(error: Error): string {
  const found = serverError(error)
  if (found) return String(found.extensions?.requestId ?? '')
  return ServerError.is(error) ? (error.response.headers.get('x-request-id') ?? '') : ''
}
