/** One option: its name and values. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { TagsInput } from '../../ui/form/TagsField.tsx'
import type { OptionValue } from './product-variants.ts'
import { limits } from './product-variants.ts'

interface ProductFormOptionProps {
  option: OptionValue
  number: number
  hasError: boolean
  onChange: (option: OptionValue) => void
  onRemove: () => void
}

/** Each once, whatever the case, and no longer or more than the server takes. */
const limited = (values: readonly string[]): string[] =>
  values
    .map(value => value.slice(0, 30).trim())
    .filter((word, at, all) => all.findIndex(each => each.toLowerCase() === word.toLowerCase()) === at)
    .slice(0, limits.values)

export function ProductFormOption({ option, number, hasError, onChange, onRemove }: ProductFormOptionProps) {
  const { t } = useTranslations('products')
  const id = useId()
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 2fr) auto' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <OutlinedInput
        size="small"
        value={option.name}
        error={hasError && !option.name.trim()}
        placeholder={t('form.optionNameExample')}
        onChange={event => onChange({ ...option, name: event.target.value })}
        inputProps={{ 'aria-label': t('form.optionName', { number }), maxLength: 30, dir: 'auto' }}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' }, minWidth: 0 }}>
        <TagsInput
          id={id}
          value={option.values}
          onChange={values => onChange({ ...option, values: limited(values) })}
          input={{
            error: hasError && option.values.length === 0,
            placeholder: option.values.length === 0 ? t('form.optionValuesExample') : '',
            inputProps: { 'aria-label': t('form.optionValues', { name: option.name || number }) },
          }}
        />
      </Box>
      <IconButton aria-label={t('form.optionRemove', { name: option.name || number })} onClick={onRemove}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </Box>
  )
}
