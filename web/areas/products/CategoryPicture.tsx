import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useProductChoicesQuery } from './products.generated.ts'

export function CategoryPicture(field: FieldProps<string>) {
  const { t } = useTranslations('products')
  const id = useId()
  const { value, change, blur, ref, error } = useField<string>(field)
  const { data } = useProductChoicesQuery({ fetchPolicy: 'cache-first' })
  const drawings = data?.productChoices.drawings ?? []
  const offered = drawings.includes(value) || value === '' ? drawings : [value, ...drawings]
  return (
    <FieldFrame id={id} field={field} error={error} isGroup>
      <Box role="radiogroup" aria-labelledby={`${id}-label`} sx={gridStyles}>
        {offered.map((src, index) => (
          <Box component="label" key={src} sx={pictureStyles}>
            <VisuallyHidden>
              <input
                type="radio"
                name={`${id}-picture`}
                value={src}
                checked={src === value}
                aria-label={t('categories.pictureOf', { name: nameOf(src) })}
                onChange={() => change(src)}
                onBlur={blur}
                ref={index === 0 ? ref : undefined}
              />
            </VisuallyHidden>
            <Box component="img" src={src} alt="" loading="lazy" sx={{ display: 'block', width: 1, aspectRatio: '1', borderRadius: 1 }} />
          </Box>
        ))}
      </Box>
    </FieldFrame>
  )
}

const nameOf = (src: string) => /([a-z-]+)\.svg$/.exec(src)?.[1] ?? src

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
  gap: 2,
  p: 1,
}

const pictureStyles = {
  position: 'relative',
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { opacity: 0.8 },
  '&:has(:checked)': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 1 },
  '&:has(:focus-visible)': { outline: 3, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 1 },
}
