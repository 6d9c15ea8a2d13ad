/** Label above the field, help or error below. Without react-hook-form, because pages before sign-in use it. */
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'

interface FieldFrameProps {
  /** ID of the input. The label adds `-label`; help and error add `-help`. */
  id: string
  field: { name: string; label: string; helperText?: ReactNode; isOptional?: boolean }
  error: string | undefined
  /** For a group of inputs: the label names the group. */
  isGroup?: boolean
  children: ReactNode
}

export function FieldFrame({ id, field: { name, label, helperText, isOptional }, error, isGroup = false, children }: FieldFrameProps) {
  const { t } = useTranslations()
  const below = error ?? helperText
  return (
    <FormControl fullWidth error={error !== undefined} data-field={name} sx={{ minWidth: 0 }}>
      <FormLabel id={`${id}-label`} {...(isGroup ? { component: 'span' } : { htmlFor: id })} sx={labelStyles}>
        {label}
        {isOptional ? (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {` ${t('form.optional')}`}
          </Box>
        ) : null}
      </FormLabel>
      {children}
      {below ? (
        <FormHelperText id={`${id}-help`} component="div" dir={error ? 'auto' : undefined} sx={{ mx: 0, mt: 1.5, textAlign: 'left' }}>
          {below}
        </FormHelperText>
      ) : null}
    </FormControl>
  )
}

const labelStyles = {
  fontSize: 13,
  fontWeight: 500,
  mb: 1.5,
  color: 'text.primary',
  '&.Mui-focused, &.Mui-error': { color: 'text.primary' },
}

/** ARIA attributes of a field's input. */
export const described = (
  id: string,
  { helperText, isOptional = false }: { helperText?: ReactNode; isOptional?: boolean },
  error: string | undefined,
) => ({
  'aria-describedby': error || helperText ? `${id}-help` : undefined,
  'aria-required': !isOptional,
  'aria-invalid': error !== undefined,
})
