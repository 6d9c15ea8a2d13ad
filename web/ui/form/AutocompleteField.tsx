/** MUI's Autocomplete with the kit's texts, size, and input. */
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { described, FieldFrame } from './FieldFrame.tsx'
import type { BoundField, FieldProps } from './use-field.ts'

interface InputProps<Option, Multiple extends boolean, Required extends boolean, Free extends boolean> extends Omit<
  AutocompleteProps<Option, Multiple, Required, Free>,
  'id' | 'size' | 'renderInput'
> {
  id: string
  /** Props of the text input. */
  input?: OutlinedInputProps
}

export function AutocompleteInput<
  Option,
  Multiple extends boolean = false,
  Required extends boolean = false,
  Free extends boolean = false,
>({ input = {}, ...autocomplete }: InputProps<Option, Multiple, Required, Free>) {
  const { t } = useTranslations()
  return (
    <Autocomplete<Option, Multiple, Required, Free>
      size="small"
      noOptionsText={t('form.notFound')}
      clearText={t('form.clear')}
      openText={t('form.open')}
      closeText={t('close')}
      {...autocomplete}
      renderInput={({ slotProps, size, id }) => (
        <OutlinedInput
          fullWidth
          size={size}
          id={id}
          {...slotProps.input}
          {...input}
          inputProps={{ ...slotProps.htmlInput, ...input.inputProps }}
        />
      )}
    />
  )
}

interface AutocompleteFieldProps<Option, Multiple extends boolean, Required extends boolean, Free extends boolean> extends Omit<
  InputProps<Option, Multiple, Required, Free>,
  'id' | 'onBlur'
> {
  field: Pick<FieldProps<never>, 'name' | 'label' | 'helperText' | 'isOptional'>
  bound: Pick<BoundField<never>, 'blur' | 'ref' | 'error'>
}

/** Autocomplete in a form field; callers map their value. */
export function AutocompleteField<
  Option,
  Multiple extends boolean = false,
  Required extends boolean = false,
  Free extends boolean = false,
>({ field, bound, input, ...autocomplete }: AutocompleteFieldProps<Option, Multiple, Required, Free>) {
  const id = useId()
  return (
    <FieldFrame id={id} field={field} error={bound.error}>
      <AutocompleteInput<Option, Multiple, Required, Free>
        {...autocomplete}
        id={id}
        onBlur={bound.blur}
        input={{ inputRef: bound.ref, ...input, inputProps: { ...input?.inputProps, ...described(id, field, bound.error) } }}
      />
    </FieldFrame>
  )
}
