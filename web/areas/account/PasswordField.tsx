import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Field } from '../../ui/Field.tsx'
import { usePasswordInput } from './PasswordInput.tsx'

interface PasswordFieldProps {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  helperText?: ReactNode
  value?: string
  onChange?: (value: string) => void
}

export function PasswordField({ helperText, onChange, ...field }: PasswordFieldProps) {
  const { input, note, onBlur } = usePasswordInput()
  return (
    <Box>
      <Field
        {...field}
        {...input}
        helperText={helperText}
        dir="ltr"
        onBlur={onBlur}
        onChange={onChange && (event => onChange(event.target.value))}
      />
      {note}
    </Box>
  )
}
