import IconButton from '@mui/material/IconButton'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useTranslations } from '../../platform/languages.ts'

function toTop() {
  // The button disappears, so the page gets the focus.
  document.getElementById('content')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
}

export function ScrollTopButton({ footer }: { /** Height of its visible part in pixels. */ footer: number }) {
  const { t } = useTranslations()
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
