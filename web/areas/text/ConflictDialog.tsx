/** Resolves a conflict with a version saved elsewhere; neither text is lost. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { formatInstant } from '../../platform/format.ts'
import type { DocumentSession } from './document-session.ts'
import { useStore } from '../../platform/create-store.ts'

export function ConflictDialog({ session }: { session: DocumentSession }) {
  const { t, lang } = useTranslations('text')
  const { conflict, title } = useStore(session)
  if (!conflict) return null
  return (
    <Dialog open aria-labelledby="conflict-title" maxWidth="xs">
      <DialogTitle id="conflict-title" sx={{ fontSize: 18, fontWeight: 600 }}>
        {t('conflict.title')}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2">{t('conflict.text', { when: formatInstant(conflict.updatedAt, lang) })}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button color="inherit" onClick={() => void session.keepMine()}>
          {t('conflict.mine')}
        </Button>
        <Button variant="contained" onClick={() => void session.keepBoth(t('conflict.copy', { title: title || t('documents.untitled') }))}>
          {t('conflict.both')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
