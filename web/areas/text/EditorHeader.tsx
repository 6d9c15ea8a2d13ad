/** Header of the editor: mode, save state, and document actions. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import type { DocumentState } from './document-session.ts'
import type { ImportedText } from './files.ts'
import { FileMenu } from './ImportExport.tsx'
import { useStore } from '../../platform/create-store.ts'
import { KeysButton } from '../../ui/KeysButton.tsx'
import type { PageKey } from '../../ui/page-keys.ts'
import type { EditorSession } from './use-editor-session.ts'
import type { EditorMode } from './use-options.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const DocumentsDrawer = lazyPart(async () => (await import('./DocumentsDrawer.tsx')).DocumentsDrawer)
const DictionaryDialog = lazyPart(async () => (await import('./DictionaryDialog.tsx')).DictionaryDialog)

const modes = { POLISH: '/apps/invoice/polish', EXPAND: '/apps/invoice/expand' } as const
const icon = { size: 20, stroke: 1.75 }

interface EditorHeaderProps {
  action: EditorMode
  session: EditorSession
  keys: PageKey[]
  onImport: (text: ImportedText) => Promise<void>
}

export function EditorHeader({ action, session, keys, onImport }: EditorHeaderProps) {
  const { t } = useTranslations('text')
  const { id, title, saving, refusal } = useStore(session.documentSession)
  const [shown, setShown] = useState<'documents' | 'dictionary' | null>(null)
  const close = () => setShown(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 3 }}>
      <Modes action={action} />
      {refusal || (id === null && saving === 'saved') ? null : <Saving saving={saving} />}
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: 'flex' }}>
        <Tooltip title={t('editor.documents')}>
          <IconButton color="inherit" aria-label={t('editor.documents')} aria-haspopup="dialog" onClick={() => setShown('documents')}>
            <IconFiles {...icon} />
          </IconButton>
        </Tooltip>
        <FileMenu editor={session.editor} title={title} onImport={onImport} />
        <Tooltip title={t('editor.dictionary')}>
          <IconButton color="inherit" aria-label={t('editor.dictionary')} aria-haspopup="dialog" onClick={() => setShown('dictionary')}>
            <IconBook2 {...icon} />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('editor.preview')}>
          <IconButton
            color="inherit"
            aria-label={t('editor.preview')}
            component={RouterLink}
            to={`/apps/invoice/preview${id ? `?document=${id}` : ''}`}
          >
            <IconEye {...icon} />
          </IconButton>
        </Tooltip>
        <KeysButton keys={keys} />
      </Box>
      {refusal ? (
        <Alert severity="warning" sx={{ width: '100%', mt: 2 }}>
          {t('editor.refused')} {refusal}
        </Alert>
      ) : null}
      {shown === 'documents' ? (
        <DocumentsDrawer
          open
          current={id}
          onClose={close}
          onRename={name => session.documentSession.rename(name)}
          onTrash={() => session.documentSession.flush()}
          onOpen={next => {
            close()
            session.open(next)
          }}
          onNew={() => {
            close()
            session.open(null)
          }}
        />
      ) : null}
      {shown === 'dictionary' ? <DictionaryDialog open onClose={close} /> : null}
    </Box>
  )
}

/** Polish and Expand; the text stays in place. */
function Modes({ action }: { action: EditorMode }) {
  const { t } = useTranslations('text')
  const { search } = useLocation()
  return (
    <Box component="nav" aria-label={t('editor.modes')} sx={{ display: 'flex', gap: 1, p: 1, borderRadius: 1.25, bgcolor: 'action.hover' }}>
      {(['POLISH', 'EXPAND'] as const).map(mode => (
        <Button
          key={mode}
          size="small"
          component={RouterLink}
          to={modes[mode] + search}
          state={{ keepFocus: true }}
          preventScrollReset
          aria-current={mode === action ? 'page' : undefined}
          color={mode === action ? 'primary' : 'inherit'}
          sx={{
            minHeight: 32,
            px: 3,
            bgcolor: mode === action ? 'background.raised' : 'transparent',
            color: mode === action ? 'primary.main' : 'text.secondary',
          }}
        >
          {t(`modes.${mode}`)}
        </Button>
      ))}
    </Box>
  )
}

const savingIcons = { saved: IconCloudCheck, saving: IconCloudUp, offline: IconCloudOff }

function Saving({ saving }: { saving: DocumentState['saving'] }) {
  const { t } = useTranslations('text')
  const state = saving === 'waiting' ? 'saving' : saving
  const Icon = savingIcons[state]
  return (
    <Box
      title={t(`saving.${state}`)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mx: 2,
        fontSize: 13,
        color: saving === 'offline' ? 'warning.main' : 'text.secondary',
      }}
    >
      <Icon size={18} stroke={1.75} role="img" aria-hidden={false} aria-label={t(`saving.${state}`)} />
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t(`saving.${state}`)}
      </Box>
    </Box>
  )
}
