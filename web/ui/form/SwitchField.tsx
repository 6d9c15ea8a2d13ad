import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { type FieldProps, useField } from './use-field.ts'

export function SwitchField(field: Omit<FieldProps<boolean>, 'isOptional'>) {
  const { t } = useTranslations()
  const id = useId()
  const { value, change, blur, ref, error } = useField<boolean>(field, { format: on => t(on ? 'form.on' : 'form.off') })
  const below = error ?? field.helperText
  return (
    <Box data-field={field.name} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: 4 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 500 }}>
        {field.label}
      </Typography>
      <Switch
        id={id}
        name={field.name}
        edge="end"
        sx={{ gridColumn: 2, gridRow: below ? '1 / span 2' : 1 }}
        checked={value}
        onChange={(_, on) => change(on)}
        onBlur={blur}
        slotProps={{ input: { ref, 'aria-describedby': below ? `${id}-help` : undefined } }}
      />
      {below ? (
        <FormHelperText id={`${id}-help`} component="div" error={error !== undefined} sx={{ m: 0, maxWidth: 480 }}>
          {below}
        </FormHelperText>
      ) : null}
    </Box>
  )
}
