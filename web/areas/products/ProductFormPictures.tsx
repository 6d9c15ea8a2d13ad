import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useField } from '../../ui/form/use-field.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { ImageValue, ProductValues } from './product-values.ts'
import { ProductFormGallery } from './ProductFormGallery.tsx'
import { accepted, useUpload } from './upload-picture.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const ImagePicker = lazyPart(async () => (await import('./ProductFormImagePicker.tsx')).ProductFormImagePicker)

const maxImages = 8

export function ProductFormPictures() {
  const { t, lang } = useTranslations('products')
  const { getValues } = useFormContext<ProductValues>()
  const { value, change, error } = useField<ImageValue[]>(
    { name: 'images', label: t('form.pictures'), isOptional: true },
    { format: images => images.map(({ alt, src }) => alt || src).join('; ') },
  )
  const [isChoosing, setChoosing] = useState(false)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const room = maxImages - value.length
  const add = (srcs: string[]) => {
    const fresh = [...new Set(srcs)].filter(src => value.every(each => each.src !== src)).slice(0, room)
    change([...value, ...fresh.map(src => ({ src, alt: getValues('productName').slice(0, 200) }))])
  }
  const { upload, isBusy } = useUpload(add)
  return (
    <SideCard title={t('form.pictures')}>
      <Box
        data-field="images"
        onDragOver={event => {
          if (!event.dataTransfer.types.includes('Files') || room === 0) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(false)
          void upload([...event.dataTransfer.files].slice(0, room))
        }}
        sx={{
          display: 'grid',
          gap: 4,
          borderRadius: 1,
          outlineOffset: 8,
          ...(isOver && { outline: 2, outlineStyle: 'dashed', outlineColor: 'primary.main' }),
        }}
      >
        {value.length > 0 ? (
          <ProductFormGallery images={value} onChange={change} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t('form.picturesNone')}
          </Typography>
        )}
        {error ? (
          <FormHelperText error sx={{ m: 0 }} dir="auto">
            {error}
          </FormHelperText>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<IconUpload size={18} stroke={1.75} />}
            loading={isBusy}
            loadingPosition="start"
            disabled={room === 0}
            onClick={() => input.current?.click()}
          >
            {t('form.upload')}
          </Button>
          <Button size="small" startIcon={<IconPhoto size={18} stroke={1.75} />} disabled={room === 0} onClick={() => setChoosing(true)}>
            {t('form.drawing')}
          </Button>
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={accepted.join(',')}
          aria-label={t('form.upload')}
          onChange={event => {
            void upload([...(event.target.files ?? [])].slice(0, room))
            event.target.value = ''
          }}
        />
        <Typography variant="caption" color="textSecondary">
          {t('form.picturesHelp', { number: formatNumber(maxImages, lang) })}
        </Typography>
      </Box>
      {isChoosing ? (
        <ImagePicker
          taken={value.map(({ src }) => src)}
          onChoose={src => {
            add([src])
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </SideCard>
  )
}
