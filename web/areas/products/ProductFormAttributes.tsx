import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useField } from '../../ui/form/use-field.ts'
import type { AttributeValue } from './product-values.ts'
import { ProductFormPart } from './ProductFormPart.tsx'

const maxAttributes = 20

export function ProductFormAttributes() {
  const { t } = useTranslations('products')
  const list = useRef<HTMLUListElement>(null)
  const { value, change, blur, error } = useField<AttributeValue[]>(
    { name: 'attributes', label: t('form.attributes'), isOptional: true },
    {
      validate(attributes) {
        if (attributes.some(({ name, value: what }) => !name.trim() || !what.trim())) return t('form.attributeEmpty')
        const names = attributes.map(({ name }) => name.trim().toLowerCase())
        return new Set(names).size < names.length ? t('form.attributeTwice') : undefined
      },
      format: attributes => attributes.map(({ name, value: what }) => `${name}: ${what}`).join('; '),
    },
  )
  const put = (index: number, patch: Partial<AttributeValue>) =>
    change(value.map((each, at) => (at === index ? { ...each, ...patch } : each)))
  const add = () => {
    change([...value, { name: '', value: '' }])
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus())
  }
  return (
    <ProductFormPart
      title={t('form.attributes')}
      lead={t('form.attributesLead')}
      action={
        <Button size="small" startIcon={<IconPlus size={18} stroke={1.75} />} disabled={value.length >= maxAttributes} onClick={add}>
          {t('form.attributeAdd')}
        </Button>
      }
    >
      {value.length > 0 ? (
        <Box
          component="ul"
          ref={list}
          data-field="attributes"
          onBlur={blur}
          sx={{ display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0 }}
        >
          {value.map((attribute, index) => (
            // Rows have no id and are only appended, so the index is a stable key.
            <Box
              component="li"
              key={index}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto', gap: 2, alignItems: 'center' }}
            >
              <OutlinedInput
                size="small"
                value={attribute.name}
                placeholder={t('form.attributeName')}
                error={error !== undefined && !attribute.name.trim()}
                onChange={event => put(index, { name: event.target.value })}
                inputProps={{ 'aria-label': t('form.attributeNameOf', { number: index + 1 }), maxLength: 40, dir: 'auto' }}
              />
              <OutlinedInput
                size="small"
                value={attribute.value}
                placeholder={t('form.attributeValue')}
                error={error !== undefined && !attribute.value.trim()}
                onChange={event => put(index, { value: event.target.value })}
                inputProps={{ 'aria-label': t('form.attributeValueOf', { number: index + 1 }), maxLength: 200, dir: 'auto' }}
              />
              <IconButton
                aria-label={t('form.attributeRemove', { name: attribute.name || index + 1 })}
                onClick={() => change(value.filter((_, at) => at !== index))}
              >
                <IconX size={20} stroke={1.75} />
              </IconButton>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('form.attributesNone')}
        </Typography>
      )}
      {error ? (
        <FormHelperText error sx={{ m: 0 }} dir="auto">
          {error}
        </FormHelperText>
      ) : null}
    </ProductFormPart>
  )
}
