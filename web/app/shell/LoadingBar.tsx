/** A thin bar above while a page loads: it rises by steps up to about 82, and ends when the page is there. */
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { useTexts } from '../languages.ts'

const stepMs = 800
const most = 82

export function LoadingBar() {
  return useNavigation().state === 'loading' ? <RisingBar /> : null
}

function RisingBar() {
  const { t } = useTexts()
  const [value, setValue] = useState(18)
  useEffect(() => {
    const timer = setInterval(() => setValue(now => now + (most - now) * 0.4), stepMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <LinearProgress
      variant="determinate"
      value={value}
      aria-label={t('loading')}
      sx={{ position: 'fixed', insetInline: 0, top: 0, height: 3, zIndex: 1500 }}
    />
  )
}
