/** A thin bar above while a page loads: it rises by steps up to about 82, and ends when the page is there. */
import Box from '@mui/material/Box'
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
    <Box
      role="progressbar"
      aria-valuenow={Math.round(value)}
      aria-label={t('loading')}
      sx={{
        position: 'fixed',
        insetInlineStart: 0,
        top: 0,
        height: 3,
        width: `${value}%`,
        bgcolor: 'primary.main',
        zIndex: 1500,
        transition: 'width 400ms ease-out',
      }}
    />
  )
}
