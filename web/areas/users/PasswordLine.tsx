import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { described, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'

export function PasswordLine(field: FieldProps<string>) {
  const id = useId()
  const { value, change, blur, ref, error } = useField<string>(field)
  return (
    <FieldFrame id={id} field={field} error={error}>
      <OutlinedInput
        id={id}
        name={field.name}
        type="password"
        size="small"
        autoComplete="new-password"
        value={value}
        onChange={event => change(event.target.value)}
        onBlur={blur}
        inputRef={ref}
        inputProps={{ dir: 'ltr', ...described(id, field, error) }}
      />
    </FieldFrame>
  )
}
