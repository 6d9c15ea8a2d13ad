/** Loads the panel on first use; shows its own button at the edge if there is no app bar. */
import IconButton from '@mui/material/IconButton'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useState } from 'react'
import { loadArea, useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { openCustomizer, useCustomizer } from './customizer-open.ts'

const Customizer = lazyPart(async () => {
  const [{ Customizer: Component }] = await Promise.all([import('./Customizer.tsx'), loadArea('customizer')])
  return Component
})

export function CustomizerGate({ hasButton }: { hasButton: boolean }) {
  const { t } = useTranslations()
  const isOpen = useCustomizer()
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return (
    <>
      {hasButton ? (
        <IconButton
          aria-label={t('nav.customizer')}
          title={t('nav.customizer')}
          aria-haspopup="dialog"
          onClick={openCustomizer}
          sx={{
            position: 'fixed',
            insetInlineEnd: 0,
            top: 160,
            zIndex: 'speedDial',
            borderStartEndRadius: 0,
            borderEndEndRadius: 0,
            borderStartStartRadius: 10,
            borderEndStartRadius: 10,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '&:hover': { bgcolor: 'primary.dark' },
          }}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} />
        </IconButton>
      ) : null}
      {wasOpened ? <Customizer isOpen={isOpen} /> : null}
    </>
  )
}
