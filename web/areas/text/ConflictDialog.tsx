/** Resolves a conflict with a version saved elsewhere; neither text is lost. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useStore } from '../../platform/create-store.ts'
import { toFailure } from '../../platform/errors.ts'
import { formatInstant } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { notify } from '../../ui/notify.ts'
import type { Content } from './preview/content.ts'
import type { EditorSession } from './use-editor-session.ts'

const VersionDifferences = lazyPart(async () => (await import('./preview/VersionDifferences.tsx')).VersionDifferences)

export function ConflictDialog({ session: { documentSession, editor, open } }: { session: EditorSession }) {
  const { t, lang } = useTranslations('text')
  const { conflict, title } = useStore(documentSession)
  const [mine, setMine] = useState<Content>()
  if (!conflict) return null
  const keepBoth = async () => {
    const otherTitle = t('conflict.copy', { title: title || t('documents.untitled') })
    try {
      const id = await documentSession.keepBoth(otherTitle)
      if (id) notify({ text: t('conflict.kept', { title: otherTitle }), action: { label: t('conflict.open'), run: () => open(id) } })
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
    }
  }
  return (
    <Dialog open aria-labelledby="conflict-title" maxWidth={mine ? 'sm' : 'xs'} fullWidth>
      <DialogTitle id="conflict-title" sx={{ fontSize: 18, fontWeight: 600 }}>
        {t('conflict.title')}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2">{t('conflict.text', { when: formatInstant(conflict.updatedAt, lang) })}</Typography>
        {mine ? (
          <Box sx={{ mt: 3 }}>
            {/* Documents are stored as the editor writes them. */}
            <VersionDifferences before={conflict.content as Content} after={mine} />
          </Box>
        ) : (
          <Button size="small" sx={{ mt: 2, mx: -2 }} onClick={() => setMine(editor.getJSON() as Content)}>
            {t('conflict.compare')}
          </Button>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button color="inherit" onClick={() => void documentSession.keepMine()}>
          {t('conflict.mine')}
        </Button>
        <Button variant="contained" onClick={() => void keepBoth()}>
          {t('conflict.both')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
