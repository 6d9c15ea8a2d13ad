/** Progress bar of page loads: approaches 82%, and completes when the page has loaded. */
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { nextPace, stepMs } from './loading-pace.ts'

const goneMs = 300

export function LoadingBar() {
  const isLoading = useNavigation().state === 'loading'
  const [isShown, setShown] = useState(false)
  if (isLoading && !isShown) setShown(true)
  useEffect(() => {
    if (isLoading || !isShown) return undefined
    const timer = setTimeout(() => setShown(false), goneMs)
    return () => clearTimeout(timer)
  }, [isLoading, isShown])
  return isShown ? <RisingBar isDone={!isLoading} /> : null
}

function RisingBar({ isDone }: { isDone: boolean }) {
  const { t } = useTranslations()
  const [risen, setRisen] = useState(() => nextPace(0))
  useEffect(() => {
    if (isDone) return undefined
    const timer = setInterval(() => setRisen(nextPace), stepMs)
    return () => clearInterval(timer)
  }, [isDone])
  const value = isDone ? 100 : Math.round(risen)
  return (
    <Box
      role="progressbar"
      aria-valuenow={value}
      aria-label={t('loading')}
      sx={{
        position: 'fixed',
        insetInlineStart: 0,
        top: 0,
        height: 3,
        width: 1,
        bgcolor: 'primary.main',
        zIndex: 1500,
        opacity: isDone ? 0 : 1,
        transform: `scaleX(${value / 100})`,
        transformOrigin: 'left',
        '[dir="rtl"] &': { transformOrigin: 'right' },
        transition: 'transform 180ms ease-out, opacity 160ms ease-out 140ms',
      }}
    />
  )
}
