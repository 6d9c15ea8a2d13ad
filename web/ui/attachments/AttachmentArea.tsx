/** Part of a page that takes dropped and pasted files. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SxProps, Theme } from '@mui/material/styles'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatBytes } from './format-bytes.ts'
import type { Attachments } from './use-attachments.ts'

interface AttachmentAreaProps {
  attachments: Attachments
  children: ReactNode
  sx?: SxProps<Theme>
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

export function AttachmentArea({ attachments: { add, room, maxBytes }, children, sx }: AttachmentAreaProps) {
  const { t, lang } = useTranslations()
  const [isOver, setOver] = useState(false)
  // Elements inside send `dragleave`, too.
  const depth = useRef(0)
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  return (
    <Box
      sx={[{ position: 'relative' }, ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx])] as SxProps<Theme>}
      onDragEnter={event => {
        if (!hasFiles(event) || room === 0) return
        depth.current += 1
        setOver(true)
      }}
      onDragLeave={() => {
        depth.current -= 1
        if (depth.current <= 0) end()
      }}
      onDragOver={event => {
        if (hasFiles(event)) event.preventDefault()
      }}
      onDrop={event => {
        if (!hasFiles(event)) return
        event.preventDefault()
        end()
        add(event.dataTransfer.files)
      }}
      onPaste={event => {
        const { files } = event.clipboardData
        // Copied cells bring a picture of themselves beside their text.
        if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
        event.preventDefault()
        add(files)
      }}
    >
      {children}
      {isOver ? (
        <Box sx={overStyles}>
          <IconPaperclip size={28} stroke={1.5} />
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {maxBytes ? t('attachments.dropLimit', { size: formatBytes(maxBytes, lang) }) : t('attachments.drop')}
          </Typography>
        </Box>
      ) : null}
    </Box>
  )
}

const overStyles = {
  position: 'absolute',
  inset: 4,
  zIndex: 2,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 2,
  textAlign: 'center',
  borderRadius: 1,
  border: '2px dashed',
  borderColor: 'primary.main',
  color: 'primary.main',
  bgcolor: 'background.paper',
  opacity: 0.95,
  pointerEvents: 'none',
} as const
