/** Attached files as cards: pictures open in a viewer, other files are downloaded. While editing, also uploads. */
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { lazyPart } from '../LazyPart.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { FileCard, UploadCard } from './AttachmentCard.tsx'
import type { AttachedFile } from './attached-file.ts'
import { isPicture } from './file-content.ts'
import type { Attachments } from './use-attachments.ts'
import { useDownload } from './use-download.ts'

const PictureViewer = lazyPart(async () => (await import('./PictureViewer.tsx')).PictureViewer)

interface AttachmentListProps {
  /** Stored files; while editing, those of `editing`. */
  files?: readonly AttachedFile[]
  editing?: Attachments
  /** Name of the list; default: Attachments. */
  label?: string
}

export function AttachmentList({ editing, files = editing?.files ?? [], label }: AttachmentListProps) {
  const { t, tCount, lang } = useTranslations()
  const download = useDownload()
  const [opened, setOpened] = useState<string>()
  const uploads = editing?.uploads ?? []
  const pictures = files.filter(isPicture)
  const active = uploads.filter(({ state }) => state !== 'failed').length
  return (
    <>
      {editing ? (
        <VisuallyHidden>
          <span role="status">
            {active > 0
              ? tCount('attachments.uploading', active, { number: formatNumber(active, lang) })
              : files.length > 0
                ? tCount('attachments.attached', files.length, { number: formatNumber(files.length, lang) })
                : ''}
          </span>
        </VisuallyHidden>
      ) : null}
      {files.length + uploads.length > 0 ? (
        <Box component="ul" aria-label={label ?? t('attachments.list')} sx={listStyles}>
          {files.map(file => (
            <FileCard
              key={file.id}
              file={file}
              onOpen={isPicture(file) ? () => setOpened(file.id) : undefined}
              onDownload={() => void download(file)}
              onRemove={editing ? () => editing.remove(file.id) : undefined}
            />
          ))}
          {uploads.map(upload => (
            <UploadCard
              key={upload.key}
              upload={upload}
              onCancel={() => editing?.cancel(upload.key)}
              onRetry={upload.canRetry ? () => editing?.retry(upload.key) : undefined}
            />
          ))}
        </Box>
      ) : null}
      {opened !== undefined ? <PictureViewer pictures={pictures} first={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
  gap: 2,
}
