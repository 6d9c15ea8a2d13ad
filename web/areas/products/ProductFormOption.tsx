/** One option: its name and values. */
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { OptionValue } from './product-variants.ts'
import { limits } from './product-variants.ts'

interface ProductFormOptionProps {
  option: OptionValue
  number: number
  isFaulty: boolean
  onChange: (option: OptionValue) => void
  onRemove: () => void
}

/** Without duplicates, case-insensitive, each within the length limit. */
function clean(values: readonly string[]): string[] {
  const words = values
    .flatMap(value => value.split(/[,،]/))
    .map(value => value.trim().slice(0, 30))
    .filter(Boolean)
  return words.filter((word, at) => words.findIndex(each => each.toLowerCase() === word.toLowerCase()) === at).slice(0, limits.values)
}

export function ProductFormOption({ option, number, isFaulty, onChange, onRemove }: ProductFormOptionProps) {
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
        error={isFaulty && !option.name.trim()}
        placeholder={t('form.optionNameExample')}
        onChange={event => onChange({ ...option, name: event.target.value })}
        inputProps={{ 'aria-label': t('form.optionName', { number }), maxLength: 30, dir: 'auto' }}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' }, minWidth: 0 }}>
        <Autocomplete
          id={id}
          size="small"
          multiple
          freeSolo
          autoSelect
          value={option.values}
          onChange={(_, values) => onChange({ ...option, values: clean(values) })}
          options={[] as string[]}
          clearText={t('form.clear')}
          // Only the chip's delete icon is interactive.
          slotProps={{ chip: { role: undefined } }}
          renderInput={({ slotProps, ...params }) => (
            <OutlinedInput
              fullWidth
              size={params.size}
              id={params.id}
              error={isFaulty && option.values.length === 0}
              placeholder={option.values.length === 0 ? t('form.optionValuesExample') : ''}
              {...slotProps.input}
              onKeyDown={event => {
                const input = event.target
                if (!(input instanceof HTMLInputElement) || !/^[,،]$/.test(event.key) || !input.value.trim()) return
                event.preventDefault()
                onChange({ ...option, values: clean([...option.values, input.value]) })
              }}
              inputProps={{ ...slotProps.htmlInput, 'aria-label': t('form.optionValues', { name: option.name || number }) }}
            />
          )}
        />
      </Box>
      <IconButton aria-label={t('form.optionRemove', { name: option.name || number })} onClick={onRemove}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </Box>
  )
}
