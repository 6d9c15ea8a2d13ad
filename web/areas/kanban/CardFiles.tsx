/** Files of a card: added by button, drop, or paste, and saved at once. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { AttachButton } from '../../ui/attachments/AttachButton.tsx'
import { AttachmentArea } from '../../ui/attachments/AttachmentArea.tsx'
import { AttachmentList } from '../../ui/attachments/AttachmentList.tsx'
import { useAttachments } from '../../ui/attachments/use-attachments.ts'
import type { Card } from './board-order.ts'

export function CardFiles({ files, onSave }: { files: Card['files']; onSave: (files: Card['files']) => void }) {
  const { t } = useTranslations('kanban')
  const id = useId()
  const ids = files.map(file => file.id).join()
  const attachments = useAttachments({
    files,
    onChange: next => {
      // Not when it follows the card.
      if (next.map(file => file.id).join() !== ids) onSave([...next])
    },
  })
  // After undo, and after changes elsewhere.
  const follow = useEffectEvent((ids: string) => {
    if (!attachments.isUploading && attachments.files.map(file => file.id).join() !== ids) attachments.reset(files)
  })
  useEffect(() => follow(ids), [ids])
  return (
    <section aria-labelledby={id}>
      <AttachmentArea attachments={attachments}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography id={id} variant="h3" component="h3" sx={{ flex: 1 }}>
            {t('attachmentsTitle')}
          </Typography>
          <AttachButton attachments={attachments} variant="text" />
        </Box>
        <AttachmentList editing={attachments} />
      </AttachmentArea>
    </section>
  )
}
