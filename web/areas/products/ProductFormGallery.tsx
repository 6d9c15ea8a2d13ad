/** The pictures in order: moved by dragging, by keyboard, or with buttons. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { type Drag, SortableList } from '../../ui/form/SortableList.tsx'
import type { ImageValue } from './product-values.ts'

interface GalleryProps {
  images: readonly ImageValue[]
  onChange: (images: ImageValue[]) => void
}

export function ProductFormGallery({ images, onChange }: GalleryProps) {
  const swap = (index: number, other: number) => {
    const next = [...images]
    const [one, two] = [images[index], images[other]]
    if (!one || !two) return
    next[index] = two
    next[other] = one
    onChange(next)
  }
  const order = (ids: string[]) => {
    const next = ids.flatMap(src => images.find(each => each.src === src) ?? [])
    if (next.some((each, index) => each !== images[index])) onChange(next)
  }
  return (
    <SortableList ids={images.map(({ src }) => src)} onOrder={order}>
      {({ id, index, drag, onReach }) => {
        const image = images[index]
        return image ? (
          <Picture
            key={id}
            image={image}
            index={index}
            isLast={index === images.length - 1}
            drag={drag}
            onReach={onReach}
            onAlt={alt => onChange(images.map(each => (each === image ? { ...image, alt } : each)))}
            onMove={by => swap(index, index + by)}
            onRemove={() => onChange(images.filter(each => each !== image))}
          />
        ) : null
      }}
    </SortableList>
  )
}

interface PictureProps {
  image: ImageValue
  index: number
  isLast: boolean
  /** Set once drag and drop is loaded. */
  drag: Drag | undefined
  /** A handle was approached. */
  onReach: () => void
  onAlt: (alt: string) => void
  onMove: (by: number) => void
  onRemove: () => void
}

function Picture({ image: { src, alt }, index, isLast, drag, onReach, onAlt, onMove, onRemove }: PictureProps) {
  const { t } = useTranslations('products')
  const number = index + 1
  return (
    <Box component="li" ref={drag?.ref} sx={{ ...itemStyles, ...(drag?.isDragging && { boxShadow: 4 }) }}>
      <IconButton
        ref={drag?.handleRef}
        size="small"
        aria-label={t('form.pictureDrag', { number })}
        onPointerEnter={onReach}
        onFocus={onReach}
        sx={{ cursor: 'grab', color: 'text.secondary', touchAction: 'none' }}
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
          sx={altStyles}
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

const altStyles = {
  width: 1,
  fontSize: 13,
  px: 2,
  py: 0.5,
  borderRadius: 0.75,
  '& input': { textOverflow: 'ellipsis' },
  '&.Mui-focused, &:hover': { bgcolor: 'action.hover' },
}
