/** Attached pictures in full, one at a time; arrow keys lead to the others. */
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import type { AttachedFile } from './attached-file.ts'
import { usePicture } from './file-content.ts'
import { useDownload } from './use-download.ts'

interface PictureViewerProps {
  pictures: readonly AttachedFile[]
  /** ID of the picture to begin with. */
  first: string
  onClose: () => void
}

export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const { t, lang } = useTranslations()
  const download = useDownload()
  const [id, setId] = useState(first)
  const index = Math.max(
    0,
    pictures.findIndex(each => each.id === id),
  )
  const picture = pictures[index]
  if (!picture) return null
  const { name } = picture
  const go = (step: number) => {
    const next = pictures[(index + step + pictures.length) % pictures.length]
    if (next) setId(next.id)
  }
  const isRtl = document.dir === 'rtl'
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={name}
      maxWidth="lg"
      slotProps={{ paper: { sx: { overflow: 'hidden', maxHeight: 'calc(100dvh - 32px)', m: 4 } } }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') go(isRtl ? -1 : 1)
        if (key === 'ArrowLeft') go(isRtl ? 1 : -1)
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInlineStart: 4, paddingInlineEnd: 2, py: 2 }}>
        <Typography noWrap dir="auto" sx={{ flex: 1, minWidth: 0, fontWeight: 600, textAlign: 'start' }}>
          {name}
        </Typography>
        {pictures.length > 1 ? (
          <>
            <IconButton aria-label={t('attachments.previous')} onClick={() => go(-1)}>
              <Box component={IconChevronLeft} size={20} sx={turned} />
            </IconButton>
            <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ whiteSpace: 'nowrap' }}>
              {t('attachments.position', { number: formatNumber(index + 1, lang), total: formatNumber(pictures.length, lang) })}
            </Typography>
            <IconButton aria-label={t('attachments.next')} onClick={() => go(1)}>
              <Box component={IconChevronRight} size={20} sx={turned} />
            </IconButton>
          </>
        ) : null}
        <IconButton aria-label={t('attachments.download', { name })} onClick={() => void download(picture)}>
          <IconDownload size={20} stroke={1.75} />
        </IconButton>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </Box>
      <Shown key={picture.id} picture={picture} />
    </Dialog>
  )
}

const turned = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } }

function Shown({ picture }: { picture: AttachedFile }) {
  const { t } = useTranslations()
  const address = usePicture(picture, true)
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minWidth: { sm: 360 }, minHeight: 200, bgcolor: 'action.hover' }}>
      {address ? (
        <Box
          component="img"
          src={address}
          alt={picture.name}
          sx={{ display: 'block', maxWidth: 1, maxHeight: 'calc(100dvh - 120px)', objectFit: 'contain' }}
        />
      ) : address === null ? (
        <Typography color="textSecondary" sx={{ p: 8 }}>
          {t('attachments.missing')}
        </Typography>
      ) : null}
    </Box>
  )
}
