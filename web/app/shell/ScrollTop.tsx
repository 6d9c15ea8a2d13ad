/** A way back up, once the page is scrolled by more than 200 pixels. */
import Fab from '@mui/material/Fab'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import Zoom from '@mui/material/Zoom'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useTexts } from '../languages.ts'

export function ScrollTop() {
  const { t } = useTexts()
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 200 })
  return (
    <Zoom in={isScrolled} unmountOnExit>
      <Fab
        size="small"
        color="primary"
        aria-label={t('toTop')}
        onClick={() => window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })}
        sx={{ position: 'fixed', bottom: 'calc(24px + var(--bottom-bar, 0px))', insetInlineEnd: 24 }}
      >
        <IconArrowUp size={20} stroke={1.75} />
      </Fab>
    </Zoom>
  )
}
