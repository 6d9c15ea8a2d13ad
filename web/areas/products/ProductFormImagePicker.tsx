/** Placeholder images to choose from. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import Skeleton from '@mui/material/Skeleton'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FormTitle } from '../../ui/form/FormTitle.tsx'
import { useProductChoicesQuery } from './products.generated.ts'

interface ImagePickerProps {
  taken: readonly string[]
  onChoose: (src: string) => void
  onClose: () => void
}

const nameOf = (src: string) => /([a-z]+)\.svg$/.exec(src)?.[1] ?? src

export function ProductFormImagePicker({ taken, onChoose, onClose }: ImagePickerProps) {
  const { t } = useTranslations('products')
  const id = useId()
  const { data } = useProductChoicesQuery({ fetchPolicy: 'cache-first' })
  const drawings = data?.productChoices.drawings
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <FormTitle id={id} title={t('form.drawing')} onClose={onClose} />
      <Box sx={gridStyles}>
        {drawings
          ? drawings.map(src => (
              <ButtonBase
                key={src}
                aria-label={t('form.drawingOf', { name: nameOf(src) })}
                disabled={taken.includes(src)}
                onClick={() => onChoose(src)}
                sx={{
                  borderRadius: 1,
                  '&:hover, &:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
                  '&.Mui-disabled': { opacity: 0.35 },
                }}
              >
                <Box component="img" src={src} alt="" loading="lazy" sx={{ width: 1, display: 'block' }} />
              </ButtonBase>
            ))
          : Array.from({ length: 24 }, (_, index) => <Skeleton key={index} variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />)}
      </Box>
    </Dialog>
  )
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: 3,
  px: 6,
  pt: 1,
  pb: 6,
  overflowY: 'auto',
}
