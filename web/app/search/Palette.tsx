/** The command palette: pages, records, actions, and help in one list. */
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Entry } from './entries.ts'
import { PaletteField } from './PaletteField.tsx'
import { PaletteGroup, PaletteHints } from './PaletteList.tsx'
import { ResetDialog } from './ResetDialog.tsx'
import { useActiveEntry } from './use-active-entry.ts'
import { useEntries } from './use-entries.ts'

export function Palette({ onClose }: { onClose: () => void }) {
  const { t, tCount } = useTranslations('search')
  const navigate = useNavigate()
  const listId = useId()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [view, setView] = useState<'list' | 'reset'>('list')
  const [typed, setTyped] = useState('')
  const { shown, isLoading } = useEntries(typed, {
    go: to => void navigate(to),
    onReset: () => setView('reset'),
  })
  const found = shown.flatMap(({ entries }) => entries)
  const isEmpty = found.length === 0 && !isLoading
  const helpEntry: Entry = {
    id: 'ask',
    text: t('askHelp'),
    icon: IconHelp,
    run: () => void navigate(`/front-pages/help-center?q=${encodeURIComponent(typed.trim())}`),
  }
  const choose = ({ stays, run }: Entry) => {
    // The next dialog replaces the palette.
    if (!stays) onClose()
    run()
  }
  const active = useActiveEntry(isEmpty ? [helpEntry] : found, typed, choose)
  const list = { listId, activeId: active.id, onPoint: active.point, onChoose: choose }

  if (view === 'reset') return <ResetDialog onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={t('title')}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      transitionDuration={{ enter: 120, exit: 0 }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { bgcolor: 'background.raised', my: { xs: 0, sm: '12vh' }, maxHeight: { sm: '70vh' } } } }}
    >
      <PaletteField typed={typed} onType={setTyped} onKey={active.press} onClose={onClose} listId={listId} activeId={active.id} />
      <Box id={listId} role="listbox" aria-label={t('results')} sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', p: 2 }}>
        {shown.map(({ group, entries }) => (
          <PaletteGroup key={group} title={t(`groups.${group}`)} entries={entries} {...list} />
        ))}
        {isEmpty ? <PaletteGroup title={t('none', { typed: typed.trim() })} entries={[helpEntry]} {...list} /> : null}
      </Box>
      {isNarrow ? null : <PaletteHints />}
      <VisuallyHidden>
        <span role="status">{isLoading ? '' : tCount('found', found.length)}</span>
      </VisuallyHidden>
    </Dialog>
  )
}
