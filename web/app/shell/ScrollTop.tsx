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

/** Height of the footer's visible part, which lifts a bar above it at the end of the page; -1 near the top. */
function readFooter(): number {
  if (window.scrollY <= threshold) return -1
  const footer = document.querySelector('footer')
  // A sticky footer is always visible, and published as a CSS variable.
  if (!footer || getComputedStyle(footer).position === 'sticky') return 0
  return Math.max(Math.round(window.innerHeight - footer.getBoundingClientRect().top), 0)
}

function toTop() {
  // The button disappears, so the page gets the focus.
  document.getElementById('content')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
}

export function ScrollTop() {
  const { t } = useTranslations()
  const footer = useSyncExternalStore(subscribe, readFooter, () => -1)
  if (footer < 0) return null
  return (
    <IconButton
      aria-label={t('toTop')}
      title={t('toTop')}
      onClick={toTop}
      style={{ bottom: `calc(20px + var(--bottom-bar, var(--footer-bar, 0px)) + var(--form-bar, 0px) + ${footer}px)` }}
      sx={{
        position: 'fixed',
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
