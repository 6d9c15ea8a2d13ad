/** The account's documents and trash. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { DocumentList } from './documents/DocumentList.tsx'

interface DocumentsDrawerProps {
  open: boolean
  onClose: () => void
  /** The document that is open in the editor. */
  current: string | null
  onOpen: (id: string) => void
  onNew: () => void
  /** Renames the open document through its editor, which saves it. */
  onRename?: (title: string) => void
  /** Saves the open document before it is moved to the trash; a later save would take it out again. */
  onTrash?: () => Promise<void>
}

export function DocumentsDrawer({ open, onClose, ...rest }: DocumentsDrawerProps) {
  const { t, lang, dir } = useTranslations('text')
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('documents.title'),
          lang,
          dir,
          sx: { width: { xs: '100%', sm: 440 }, borderRadius: 0 },
        },
      }}
    >
      <Content onClose={onClose} {...rest} />
    </Drawer>
  )
}

function Content({ onClose, current, onOpen, onNew, onRename, onTrash }: Omit<DocumentsDrawerProps, 'open'>) {
  const { t } = useTranslations('text')
  const [place, setPlace] = useState<'list' | 'trash'>('list')
  const [search, setSearch] = useState('')
  const leave = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 5, pt: 4, pb: 2 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('documents.title')}
        </Typography>
        <Button variant="contained" startIcon={<IconPlus size={18} stroke={1.75} />} onClick={leave(onNew)}>
          {t('documents.new')}
        </Button>
        <Tooltip title={t('close')}>
          <IconButton aria-label={t('close')} color="inherit" onClick={onClose}>
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
      </Box>
      <Tabs value={place} onChange={(_, next: 'list' | 'trash') => setPlace(next)} aria-label={t('documents.places')} sx={{ px: 5 }}>
        <Tab value="list" label={t('documents.list')} id="documents-list" aria-controls="documents-panel" />
        <Tab value="trash" label={t('documents.trash')} id="documents-trash" aria-controls="documents-panel" />
      </Tabs>
      <Box
        role="tabpanel"
        id="documents-panel"
        aria-labelledby={`documents-${place}`}
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', borderTop: 1, borderColor: 'divider' }}
      >
        <Box
          onKeyDown={event => {
            // The first Escape clears the field; the next one closes the drawer.
            if (event.key === 'Escape' && search) event.stopPropagation()
          }}
          sx={{ display: 'flex', px: 5, py: 3, '& > *': { maxWidth: 'none !important' } }}
        >
          <SearchField label={t('documents.search')} value={search} onSearch={setSearch} />
        </Box>
        <DocumentList
          key={place}
          place={place}
          search={search}
          current={current}
          onOpen={id => leave(() => onOpen(id))()}
          onRename={onRename}
          onTrash={onTrash}
          onLost={onNew}
        />
      </Box>
    </>
  )
}
