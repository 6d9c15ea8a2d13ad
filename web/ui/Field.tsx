/** An uncontrolled field of a `Form`. */
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ReactNode, useId } from 'react'
import { described, FieldFrame } from './form/FieldFrame.tsx'
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
  const field = { name, label, helperText }
  return (
    <FieldFrame id={id} field={field} error={error}>
      {/* Only the text follows `dir`; adornments follow the page. */}
      <OutlinedInput id={id} name={name} size="small" inputProps={{ dir, ...described(id, field, error), ...inputProps }} {...props} />
    </FieldFrame>
  )
}
