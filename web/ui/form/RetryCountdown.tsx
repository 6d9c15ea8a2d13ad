/** Countdown to the next retry, announced once. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { codeOf, serverError } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** `retryAfter` of the error; 0 without one. */
export const secondsToWait = (error: unknown): number =>
  codeOf(error) === 'TOO_MANY_REQUESTS' ? Math.ceil(Number(serverError(error)?.extensions?.retryAfter ?? 0)) : 0

/** In seconds up to two minutes, then in minutes. */
function formatWait(seconds: number, locale: string): string {
  const [value, unit] = seconds > 120 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second']
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn', style: 'unit', unitDisplay: 'long', unit }).format(value)
}

export function RetryCountdown({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { t, lang } = useTranslations()
  const [until] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.ceil((until - Date.now()) / 1000)
      if (now > 0) setLeft(now)
      else onOver()
    }, 500)
    return () => clearInterval(timer)
  }, [until, onOver])
  const formatRemaining = (count: number) => t('failed.wait', { time: formatWait(count, lang) })
  return (
    <Alert severity="warning">
      <VisuallyHidden>{formatRemaining(seconds)}</VisuallyHidden>
      <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatRemaining(left)}
      </Box>
    </Alert>
  )
}
