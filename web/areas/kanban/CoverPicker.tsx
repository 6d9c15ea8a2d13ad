/** The cover of a card: a drawing, one of its pictures, an uploaded one, or none. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { AttachmentPicture } from '../../ui/attachments/AttachmentPicture.tsx'
import { isPicture } from '../../ui/attachments/file-content.ts'
import { useAttachments } from '../../ui/attachments/use-attachments.ts'
import { notify } from '../../ui/notify.ts'
import type { Card } from './board-order.ts'
import { fileCover } from './Cover.tsx'

const drawings = ['photo', 'pages', 'parcel', 'chart'] as const

interface CoverPickerProps {
  labelId: string
  card: Pick<Card, 'image' | 'files'>
  onChange: (change: { image: string; files?: Card['files'] }) => void
}

export function CoverPicker({ labelId, card: { image: value, files }, onChange }: CoverPickerProps) {
  const { t } = useTranslations('kanban')
  const input = useRef<HTMLInputElement>(null)
  const uploading = useAttachments({
    max: 1,
    onChange: ([added]) => {
      if (!added) return
      uploading.reset()
      if (isPicture(added)) onChange({ image: fileCover(added.id), files: [...files, added] })
    },
  })
  const [upload] = uploading.uploads
  const choice = (image: string, name: string, content: ReactNode) => (
    <ButtonBase
      key={image}
      aria-label={name}
      aria-pressed={image === value}
      title={name}
      onClick={() => image !== value && onChange({ image })}
      sx={[choiceStyles, image === value && { boxShadow: theme => `0 0 0 2px ${(theme.vars ?? theme).palette.primary.main}` }]}
    >
      {content}
    </ButtonBase>
  )
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {choice('', t('covers.none'), <IconPhotoOff size={18} stroke={1.75} />)}
      {drawings.map(key =>
        choice(
          `/art/covers/${key}.svg`,
          t(`covers.${key}`),
          <Box component="img" src={`/art/covers/${key}.svg`} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />,
        ),
      )}
      {files
        .filter(isPicture)
        .map(file => choice(fileCover(file.id), file.name, <AttachmentPicture file={file} alt="" sx={{ width: 1, height: 1 }} />))}
      <ButtonBase
        aria-label={t('covers.upload')}
        title={t('covers.upload')}
        disabled={files.length >= maxFiles || upload?.state === 'uploading'}
        onClick={() => input.current?.click()}
        sx={[choiceStyles, { border: '1px dashed', borderColor: 'divider', bgcolor: 'transparent' }]}
      >
        {upload && upload.state !== 'failed' ? (
          <CircularProgress size={18} variant="determinate" value={upload.progress * 100} aria-label={t('covers.upload')} />
        ) : (
          <IconPhotoPlus size={18} stroke={1.75} />
        )}
      </ButtonBase>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
        aria-label={t('covers.upload')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && isPicture(file)) uploading.add([file])
          else if (file) notify({ text: t('covers.notPicture'), color: 'error' })
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      {upload?.state === 'failed' ? (
        <Alert severity="error" onClose={() => uploading.cancel(upload.key)} sx={{ width: 1 }}>
          {upload.error}
        </Alert>
      ) : null}
    </Box>
  )
}

/** As many as the server keeps. */
const maxFiles = 20

const choiceStyles = {
  width: 64,
  height: 40,
  borderRadius: 1.5,
  overflow: 'hidden',
  color: 'text.secondary',
  bgcolor: 'action.hover',
  '&.Mui-disabled': { opacity: 0.5 },
} as const
