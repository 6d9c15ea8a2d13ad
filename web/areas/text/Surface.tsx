/** The document: title, toolbar, and text. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { EditorContent, useEditorState } from '@tiptap/react'
import { useEffect } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { ImportedText } from './files.ts'
import { FormatTools } from './FormatTools.tsx'
import { droppedFile, useImport } from './ImportExport.tsx'
import { useStore } from '../../platform/create-store.ts'
import { surfaceStyles } from './surface-styles.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { pictureFiles, usePictures } from './use-pictures.ts'
import type { EditorSession } from './use-editor-session.ts'

interface SurfaceProps {
  session: EditorSession
  face: 'sans' | 'serif'
  onDrop: (text: ImportedText) => Promise<void>
  isFinding: boolean
  onFind: (isFinding: boolean) => void
}

const FindBar = lazyPart(async () => (await import('./FindBar.tsx')).FindBar)

/** True while typing; selecting text shows the toolbar again. */
const useIsTyping = ({ editor }: EditorSession) =>
  useEditorState({ editor, selector: ({ editor: now }) => now.isFocused && now.state.selection.empty && now.isEditable })

export function Surface({ session, face, onDrop, isFinding, onFind }: SurfaceProps) {
  const { t } = useTranslations('text')
  const { title, isLoading, failure } = useStore(session.documentSession)
  const isTyping = useIsTyping(session)
  const take = useImport(onDrop)
  const insertPictures = usePictures(session.editor)
  useEffect(() => {
    if (face === 'serif') void import('@fontsource-variable/source-serif-4')
  }, [face])
  if (failure)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => session.open(null)}>
            {t('documents.new')}
          </Button>
        }
      >
        {t('editor.notOpened')} <span lang="en">{failure}</span>
      </Alert>
    )
  return (
    <Paper
      onDrop={event => {
        // The editor itself moves what it contains.
        if (event.defaultPrevented) return
        const pictures = pictureFiles(event.dataTransfer)
        const at = session.editor.view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (pictures.length > 0) {
          event.preventDefault()
          if (at) session.editor.commands.setTextSelection(at.pos)
          void insertPictures(pictures)
          return
        }
        const file = droppedFile(event)
        if (!file) return
        event.preventDefault()
        void take(file)
      }}
      onDragOver={event => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      sx={theme => ({
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        px: { sm: 12, md: 16 },
        pt: { xs: 1, sm: 6 },
        pb: { xs: 4, sm: 12 },
        visibility: isLoading ? 'hidden' : 'visible',
        // On phones, the sheet fills the screen.
        [theme.breakpoints.down('sm')]: { bgcolor: 'transparent', '&&, [data-skin="bordered"] &&': { boxShadow: 'none' } },
      })}
    >
      <InputBase
        value={title}
        onChange={event => session.documentSession.rename(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          session.editor.commands.focus('start')
        }}
        placeholder={t('editor.title')}
        fullWidth
        inputProps={{ 'aria-label': t('editor.title'), maxLength: 120, dir: title ? 'auto' : undefined }}
        sx={{ fontSize: { xs: 22, sm: 24 }, fontWeight: 600, letterSpacing: '-0.01em', mb: 2 }}
      />
      <Box
        sx={{
          position: 'sticky',
          top: 'var(--top-bar, 60px)',
          zIndex: 2,
          py: 1,
          mb: 4,
          // The tools need more room than the text.
          mx: { sm: -8, md: -12 },
          bgcolor: { xs: 'background.default', sm: 'background.paper' },
          borderBottom: 1,
          borderColor: 'divider',
          // On phones, the keyboard leaves little room for the text.
          display: { xs: isTyping && !isFinding ? 'none' : 'block', sm: 'block' },
        }}
      >
        <FormatTools editor={session.editor} end={<FindButton onClick={() => onFind(!isFinding)} isOpen={isFinding} />} />
        {isFinding ? <FindBar editor={session.editor} onClose={() => onFind(false)} /> : null}
      </Box>
      <Box
        // Before the editor, which knows no files.
        onPasteCapture={event => {
          const pictures = pictureFiles(event.clipboardData)
          if (pictures.length === 0) return
          event.preventDefault()
          event.stopPropagation()
          void insertPictures(pictures)
        }}
        sx={[
          surfaceStyles(face),
          { flex: 1, display: 'flex', '& > div': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' } },
        ]}
      >
        <EditorContent editor={session.editor} />
      </Box>
    </Paper>
  )
}

function FindButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const { t } = useTranslations('text')
  return (
    <Tooltip title={`${t('find.title')} (Ctrl+F)`}>
      <IconButton size="small" aria-label={t('find.title')} aria-expanded={isOpen} onClick={onClick} sx={{ color: 'text.secondary' }}>
        <IconSearch size={20} stroke={1.75} />
      </IconButton>
    </Tooltip>
  )
}
