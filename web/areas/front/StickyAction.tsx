/** On phones, keeps the main action visible below the hero. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'

export function StickyAction({ below }: { below: RefObject<HTMLElement | null> }) {
  const { t } = useTranslations('front')
  const { logged } = useSession()
  const isPhone = useMediaQuery('(max-width: 599px)')
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const hero = below.current
    if (!hero) return
    const observer = new IntersectionObserver(([entry]) =>
      setPast(entry ? !entry.isIntersecting && entry.boundingClientRect.top < 0 : false),
    )
    observer.observe(hero)
    return () => observer.disconnect()
  }, [below])
  const isShown = isPhone && isPast && !logged
  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    style.setProperty('--bottom-bar', '68px')
    return () => void style.removeProperty('--bottom-bar')
  }, [isShown])
  if (!isShown) return null
  return (
    <Box
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        px: 4,
        py: 3,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button fullWidth variant="contained" component={Link} to="/register">
        {t('way.register')}
      </Button>
    </Box>
  )
}
