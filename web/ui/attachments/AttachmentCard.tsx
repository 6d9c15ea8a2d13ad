/** Cards of a stored file and of an upload. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { number } from '../../platform/format.ts'
import { AttachmentPicture } from './AttachmentPicture.tsx'
import type { AttachedFile } from './attached-file.ts'
import { isPicture } from './file-content.ts'
import { FileIcon } from './FileIcon.tsx'
import { formatBytes } from './format-bytes.ts'
import type { Upload } from './use-attachments.ts'

interface FileCardProps {
  file: AttachedFile
  /** Shows it; without, a click downloads it. */
  onOpen?: (() => void) | undefined
  onDownload: () => void
  onRemove?: (() => void) | undefined
}

export function FileCard({ file, onOpen, onDownload, onRemove }: FileCardProps) {
  const { t, lang } = useTranslations()
  const { name, size, type } = file
  const shownSize = formatBytes(size, lang)
  return (
    <Box component="li" sx={cardStyles}>
      <ButtonBase
        // Contains the visible text, as voice control needs.
        aria-label={`${onOpen ? t('attachments.open', { name }) : t('attachments.download', { name })} (${shownSize})`}
        onClick={onOpen ?? onDownload}
        sx={mainStyles}
      >
        {isPicture(file) ? (
          <AttachmentPicture file={file} alt="" sx={thumbStyles} />
        ) : (
          <Box sx={thumbStyles}>
            <FileIcon type={type} />
          </Box>
        )}
        <Named name={name} note={shownSize} />
      </ButtonBase>
      {onOpen ? (
        <IconButton size="small" aria-label={t('attachments.download', { name })} onClick={onDownload}>
          <IconDownload size={18} stroke={1.75} />
        </IconButton>
      ) : null}
      {onRemove ? (
        <IconButton size="small" aria-label={t('attachments.remove', { name })} onClick={onRemove}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      ) : null}
    </Box>
  )
}

interface UploadCardProps {
  upload: Upload
  onCancel: () => void
  onRetry?: (() => void) | undefined
}

export function UploadCard({ upload: { file, progress, state, error }, onCancel, onRetry }: UploadCardProps) {
  const { t, lang } = useTranslations()
  const { name } = file
  const isFailed = state === 'failed'
  const percent = number(progress, lang, { style: 'percent' })
  return (
    <Box component="li" sx={{ ...cardStyles, ...(isFailed && { borderColor: 'error.main' }) }}>
      <Box sx={{ ...mainStyles, cursor: 'default' }}>
        <Box sx={thumbStyles}>
          <FileIcon type={file.type} />
        </Box>
        <Named
          name={name}
          note={
            isFailed ? (
              <Box component="span" role="alert" sx={{ color: 'error.main' }}>
                {error}
              </Box>
            ) : state === 'waiting' ? (
              t('attachments.waiting')
            ) : (
              t('attachments.progress', { percent })
            )
          }
          isWrapped={isFailed}
        />
      </Box>
      {isFailed && onRetry ? (
        <IconButton size="small" aria-label={t('attachments.retry', { name })} onClick={onRetry}>
          <IconRefresh size={18} stroke={1.75} />
        </IconButton>
      ) : null}
      <IconButton
        size="small"
        aria-label={isFailed ? t('attachments.remove', { name }) : t('attachments.cancel', { name })}
        onClick={onCancel}
      >
        <IconX size={18} stroke={1.75} />
      </IconButton>
      {isFailed ? null : (
        <LinearProgress
          aria-label={name}
          variant={state === 'waiting' || progress === 1 ? 'indeterminate' : 'determinate'}
          value={Math.round(progress * 100)}
          sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 3 }}
        />
      )}
    </Box>
  )
}

function Named({ name, note, isWrapped = false }: { name: string; note: ReactNode; isWrapped?: boolean }) {
  return (
    <Box sx={{ minWidth: 0, flex: 1, textAlign: 'start' }}>
      <Typography variant="body2" noWrap title={name} dir="auto" sx={{ fontWeight: 500, color: 'text.primary' }}>
        {name}
      </Typography>
      <Typography variant="caption" color="textSecondary" noWrap={!isWrapped} sx={{ display: 'block' }}>
        {note}
      </Typography>
    </Box>
  )
}

const cardStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInlineEnd: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
}

const mainStyles = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 2.5,
  p: 1.5,
  borderRadius: 'inherit',
  '&:is(button):hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
}

const thumbStyles = {
  flexShrink: 0,
  width: 40,
  height: 40,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 0.75,
  color: 'text.secondary',
  bgcolor: 'action.hover',
}
