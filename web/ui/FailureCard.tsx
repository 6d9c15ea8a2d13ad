/** What could not be loaded: why, in the server's words, how to try again, and the number to ask about it. */
import { ServerError } from '@apollo/client/errors'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { codeOf, serverError, toFailure } from '../platform/errors.ts'
import { useTranslations } from '../platform/languages.ts'
import { DeniedState } from './DeniedState.tsx'
import { Ltr } from './Ltr.tsx'

export function FailureCard({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslations()
  const { message } = toFailure(error, '')
  if (codeOf(error) === 'FORBIDDEN') return <DeniedState message={message} />
  const id = requestIdOf(error)
  return (
    <Box sx={{ p: { xs: 4, sm: 5 } }}>
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
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
  const said = serverError(error)
  if (said) return String(said.extensions?.requestId ?? '')
  return ServerError.is(error) ? (error.response.headers.get('x-request-id') ?? '') : ''
}
