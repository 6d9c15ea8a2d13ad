/** The pictures in their order: dragged, moved by the keyboard, or by the buttons on each. */
import { StyleInjector } from '@dnd-kit/dom'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTexts } from '../../app/languages.ts'
import type { ImageValue } from './product-values.ts'

interface GalleryProps {
  images: readonly ImageValue[]
  onChange: (images: ImageValue[]) => void
}

/** Its style sheet is let in by the page's nonce only. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

export function ProductFormGallery({ images, onChange }: GalleryProps) {
  const swap = (index: number, other: number) => {
    const next = [...images]
    const [one, two] = [images[index], images[other]]
    if (!one || !two) return
    next[index] = two
    next[other] = one
    onChange(next)
  }
  return (
    <DragDropProvider
      plugins={defaults => [...defaults, StyleInjector.configure({ nonce })]}
      onDragEnd={event => {
        if (event.canceled) return
        const order = move(
          images.map(({ src }) => src),
          event,
        )
        const next = order.flatMap(src => images.find(each => each.src === src) ?? [])
        if (next.some((each, index) => each !== images[index])) onChange(next)
      }}
    >
      <Box component="ol" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {images.map((image, index) => (
          <Picture
            key={image.src}
            image={image}
            index={index}
            isLast={index === images.length - 1}
            onAlt={alt => onChange(images.map(each => (each === image ? { ...image, alt } : each)))}
            onMove={by => swap(index, index + by)}
            onRemove={() => onChange(images.filter(each => each !== image))}
          />
        ))}
      </Box>
    </DragDropProvider>
  )
}

interface PictureProps {
  image: ImageValue
  index: number
  isLast: boolean
  onAlt: (alt: string) => void
  onMove: (by: number) => void
  onRemove: () => void
}

function Picture({ image: { src, alt }, index, isLast, onAlt, onMove, onRemove }: PictureProps) {
  const { t } = useTexts('products')
  const { ref, handleRef, isDragging } = useSortable({ id: src, index })
  const number = index + 1
  return (
    <Box component="li" ref={ref} sx={{ ...itemStyles, ...(isDragging && { boxShadow: 4 }) }}>
      <IconButton
        ref={handleRef}
        size="small"
        aria-label={t('form.pictureDrag', { number })}
        sx={{ cursor: 'grab', color: 'text.secondary' }}
      >
        <IconGripVertical size={18} stroke={1.75} />
      </IconButton>
      <Avatar variant="rounded" src={src} alt={alt} sx={{ width: 56, height: 56 }} />
      <Box sx={{ minWidth: 0 }}>
        <InputBase
          value={alt}
          onChange={event => onAlt(event.target.value)}
          placeholder={t('form.pictureAlt')}
          inputProps={{ 'aria-label': t('form.pictureAltOf', { number }), maxLength: 200, dir: 'auto' }}
          sx={{ width: 1, fontSize: 13, px: 2, py: 0.5, borderRadius: 0.75, '&.Mui-focused, &:hover': { bgcolor: 'action.hover' } }}
        />
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <IconButton size="small" disabled={index === 0} aria-label={t('form.pictureEarlier', { number })} onClick={() => onMove(-1)}>
            <IconChevronUp size={18} stroke={1.75} />
          </IconButton>
          <IconButton size="small" disabled={isLast} aria-label={t('form.pictureLater', { number })} onClick={() => onMove(1)}>
            <IconChevronDown size={18} stroke={1.75} />
          </IconButton>
          <IconButton size="small" aria-label={t('form.pictureRemove', { number })} onClick={onRemove}>
            <IconX size={18} stroke={1.75} />
          </IconButton>
          {index === 0 ? (
            <Typography variant="caption" color="textSecondary" noWrap sx={{ marginInlineStart: 'auto', px: 1 }}>
              {t('form.pictureFirst')}
            </Typography>
          ) : null}
        </Box>
      </Box>
    </Box>
  )
}

const itemStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gap: 2,
  alignItems: 'center',
  p: 2,
  paddingInlineStart: 0,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
}
