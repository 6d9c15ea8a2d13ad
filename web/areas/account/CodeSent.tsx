/** Says where the code was sent, links to the outbox in demo mode, and can resend it after a wait. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { deviceKey } from '../../platform/device-key.ts'
import { serverError, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { useDemoLoginsQuery, useSendCodeMutation } from './public.generated.ts'

const pauseSeconds = 30

/** Remaining seconds of the wait that `wait` starts. */
function useCountdown(seconds: number) {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return [left, (next: number) => setUntil(Date.now() + next * 1000)] as const
}

interface CodeSentProps {
  text: string
  email: string
  onChangeEmail: () => void
}

export function CodeSent({ text, email, onChangeEmail }: CodeSentProps) {
  const { t, lang } = useTranslations('account')
  const { data } = useDemoLoginsQuery()
  const [sendCode] = useSendCodeMutation()
  const [left, wait] = useCountdown(pauseSeconds)
  const resend = async () => {
    wait(pauseSeconds)
    try {
      await sendCode({ variables: { email, deviceKey: deviceKey() } })
      notify({ text: t('code.resent'), color: 'success' })
    } catch (error) {
      const retryAfter = Number(serverError(error)?.extensions?.retryAfter ?? 0)
      if (retryAfter > 0) wait(Math.ceil(retryAfter))
      notify({ text: toFailure(error, t('failed.unreachable'), lang).message, color: 'error' })
    }
  }
  return (
    <Box>
      <Alert severity="success">
        {text}{' '}
        {data && data.demoLogins.length > 0 ? (
          <Link href="/dev/outbox" target="_blank" color="inherit" underline="always">
            {t('code.outbox')}
          </Link>
        ) : null}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button size="small" disabled={left > 0} onClick={() => void resend()} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {left > 0 ? t('code.resendIn', { seconds: left }) : t('code.resend')}
        </Button>
        <Button size="small" color="inherit" onClick={onChangeEmail}>
          {t('code.change')}
        </Button>
      </Box>
    </Box>
  )
}
