/** Crops a picture to a square: by mouse, touch, and keyboard. */
import Alert from '@mui/material/Alert'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { cropSquare, type Crop, moveCrop, zoomCrop } from './crop.ts'
import { FormInDialog } from './FormInDialog.tsx'

const side = 280
/** Pixels of the stored picture. */
const stored = 256
const arrows: Record<string, [number, number]> = { ArrowLeft: [-8, 0], ArrowRight: [8, 0], ArrowUp: [0, -8], ArrowDown: [0, 8] }

interface AvatarDialogProps {
  file: File
  onSave: (picture: string) => void
  onClose: () => void
}

export function AvatarDialog({ file, onSave, onClose }: AvatarDialogProps) {
  const { t } = useTranslations('billing')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [isBroken, setBroken] = useState(false)
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 })
  const [preview, setPreview] = useState('')
  const drag = useRef<{ x: number; y: number } | undefined>(undefined)

  useEffect(() => {
    let isCurrent = true
    createImageBitmap(file).then(
      bitmap => (isCurrent ? setPicture(bitmap) : bitmap.close()),
      () => setBroken(true),
    )
    return () => {
      isCurrent = false
    }
  }, [file])

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!picture || !context || !canvas.current) return
    const { left, top, size } = cropSquare(picture, crop)
    context.clearRect(0, 0, side * 2, side * 2)
    context.drawImage(picture, left, top, size, size, 0, 0, side * 2, side * 2)
    setPreview(canvas.current.toDataURL('image/jpeg', 0.6))
  }, [picture, crop])

  const save = () => {
    if (!picture) return
    const target = document.createElement('canvas')
    target.width = stored
    target.height = stored
    const { left, top, size } = cropSquare(picture, crop)
    const context = target.getContext('2d')
    if (!context) return
    // JPEG has no transparency.
    context.fillStyle = 'white'
    context.fillRect(0, 0, stored, stored)
    context.drawImage(picture, left, top, size, size, 0, 0, stored, stored)
    onSave(target.toDataURL('image/jpeg', 0.9))
  }
  // The picture follows the pointer, so the crop moves the other way.
  const move = (x: number, y: number) => picture && setCrop(moveCrop(picture, crop, -x / side, -y / side))
  return (
    <FormInDialog title={t('profile.crop')} onClose={onClose}>
      {isBroken ? (
        <Alert severity="error">{t('profile.notPicture')}</Alert>
      ) : (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
          <Box
            component="canvas"
            ref={canvas}
            width={side * 2}
            height={side * 2}
            role="img"
            aria-label={`${t('profile.area')}. ${t('profile.cropHelp')}`}
            tabIndex={0}
            sx={{
              width: side,
              height: side,
              maxWidth: '100%',
              borderRadius: 1,
              bgcolor: 'action.hover',
              cursor: 'move',
              touchAction: 'none',
            }}
            onPointerDown={event => {
              event.currentTarget.setPointerCapture(event.pointerId)
              drag.current = { x: event.clientX, y: event.clientY }
            }}
            onPointerMove={event => {
              if (!drag.current) return
              move(event.clientX - drag.current.x, event.clientY - drag.current.y)
              drag.current = { x: event.clientX, y: event.clientY }
            }}
            onPointerUp={() => (drag.current = undefined)}
            onPointerCancel={() => (drag.current = undefined)}
            onWheel={event => setCrop(zoomCrop(crop, event.deltaY < 0 ? 1.1 : 1 / 1.1))}
            onKeyDown={event => {
              const arrow = arrows[event.key]
              if (arrow) move(-arrow[0], -arrow[1])
              else if (event.key === '+' || event.key === '=') setCrop(zoomCrop(crop, 1.1))
              else if (event.key === '-') setCrop(zoomCrop(crop, 1 / 1.1))
              else return
              event.preventDefault()
            }}
          />
          <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
            {t('profile.cropHelp')}
          </Typography>
          <Box sx={{ display: 'flex', gap: 5, alignItems: 'center', width: '100%', maxWidth: side }}>
            <Slider
              size="small"
              min={1}
              max={4}
              step={0.05}
              value={crop.zoom}
              aria-label={t('profile.zoom')}
              onChange={(_, zoom) => setCrop({ ...crop, zoom: Number(zoom) })}
            />
            <Avatar src={preview || undefined} alt={t('profile.preview')} sx={{ width: 56, height: 56 }} />
          </Box>
          <Button fullWidth variant="contained" disabled={!picture} onClick={save}>
            {t('profile.savePicture')}
          </Button>
        </Box>
      )}
    </FormInDialog>
  )
}
