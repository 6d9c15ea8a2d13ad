/** Tags as chips: typed and completed with Enter or a comma, or selected from suggestions. */
import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { AutocompleteInput } from './AutocompleteField.tsx'
import { described, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface TagsInputProps {
  id: string
  value: readonly string[]
  /** Words are trimmed and unique. */
  onChange: (words: string[]) => void
  onBlur?: () => void
  suggestions?: readonly string[]
  input?: OutlinedInputProps
}

const clean = (words: readonly string[]) => [...new Set(words.flatMap(word => word.split(/[,،]/)).map(word => word.trim()))].filter(Boolean)

export function TagsInput({ id, value, onChange, onBlur, suggestions = [], input }: TagsInputProps) {
  return (
    <AutocompleteInput<string, true, false, true>
      id={id}
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      value={[...value]}
      onChange={(_, next) => onChange(clean(next))}
      onBlur={onBlur}
      options={suggestions}
      // Only the cross of a chip is a button.
      slotProps={{ chip: { role: undefined } }}
      input={{
        ...input,
        onKeyDown(event) {
          const typed = event.target
          if (!/^[,،]$/.test(event.key) || !(typed instanceof HTMLInputElement) || !typed.value.trim()) return
          event.preventDefault()
          onChange(clean([...value, typed.value]))
        },
      }}
    />
  )
}

interface TagsFieldProps extends FieldProps<string[]> {
  suggestions?: readonly string[]
}

export function TagsField({ suggestions, ...field }: TagsFieldProps) {
  const id = useId()
  const { value, change, blur, ref, error } = useField<string[]>(field)
  const inputProps = described(id, { ...field, isOptional: true }, error)
  return (
    <FieldFrame id={id} field={field} error={error}>
      <TagsInput id={id} value={value} onChange={change} onBlur={blur} suggestions={suggestions} input={{ inputRef: ref, inputProps }} />
    </FieldFrame>
  )
}
