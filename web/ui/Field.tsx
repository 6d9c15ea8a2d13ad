/** An input with its label above, and help or error below. */
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ReactNode, useId } from 'react'
import { useFailure } from './Form.tsx'

interface FieldProps extends OutlinedInputProps {
  name: string
  label: string
  helperText?: ReactNode
}

export function Field({ name, label, helperText, dir, inputProps, ...props }: FieldProps) {
  const id = useId()
  const failure = useFailure()
  const error = failure?.field === name ? failure.message : undefined
  const below = error ?? helperText
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ fontSize: 13, fontWeight: 500, mb: 1, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        size="small"
        // Only the text follows `dir`; adornments follow the page.
        inputProps={{ dir, 'aria-describedby': below ? `${id}-help` : undefined, 'aria-required': true, ...inputProps }}
        {...props}
      />
      {below ? (
        <FormHelperText id={`${id}-help`} component="div" dir={error ? 'auto' : undefined} sx={{ mx: 0 }}>
          {below}
        </FormHelperText>
      ) : null}
    </FormControl>
  )
}
