/** A "Back to top" button, shown after 200 pixels of scrolling. */
import IconButton from '@mui/material/IconButton'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useSyncExternalStore } from 'react'
import { useTranslations } from '../../platform/languages.ts'

const threshold = 200

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

function toTop() {
  // The button disappears, so the page gets the focus.
  document.getElementById('content')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
}

export function ScrollTop() {
  const { t } = useTranslations()
  const isScrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  )
  if (!isScrolled) return null
  return (
    <IconButton
      aria-label={t('toTop')}
      title={t('toTop')}
      onClick={toTop}
      sx={{
        position: 'fixed',
        bottom: 'calc(20px + var(--bottom-bar, var(--footer-bar, 0px)) + var(--form-bar, 0px))',
        insetInlineEnd: 20,
        zIndex: 'speedDial',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        boxShadow: 4,
        '&:hover': { bgcolor: 'background.paper', color: 'primary.main' },
      }}
    >
      <IconArrowUp size={20} stroke={1.75} />
    </IconButton>
  )
}
