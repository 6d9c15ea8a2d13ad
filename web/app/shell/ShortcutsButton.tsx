/** The shortcuts menu; its content is loaded on demand. */
import IconButton from '@mui/material/IconButton'
import IconLayoutGridAdd from '@tabler/icons-react/dist/esm/icons/IconLayoutGridAdd.mjs'
import { useState } from 'react'
import { loadArea, useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const load = () => import('../customizer/Shortcuts.tsx')
const Shortcuts = lazyPart(async () => {
  const [{ Shortcuts: Component }] = await Promise.all([load(), loadArea('customizer')])
  return Component
})

export function ShortcutsButton() {
  const { t } = useTranslations()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        aria-label={t('nav.shortcuts')}
        title={t('nav.shortcuts')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        color="inherit"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={event => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        <IconLayoutGridAdd size={20} stroke={1.75} />
      </IconButton>
      {anchor ? <Shortcuts anchor={anchor} isOpen={isOpen} onClose={close} /> : null}
    </>
  )
}
