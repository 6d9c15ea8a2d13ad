/** Addresses as chips, with suggestions from earlier emails. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { AutocompleteInput } from '../../ui/form/AutocompleteField.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import type { Address } from './compose-store.ts'
import { useCorrespondentsQuery } from './email.generated.ts'
import { addressesOnEnter, isAddress, parseAddresses, suggestAddresses, uniqueAddresses } from './recipients.ts'

interface RecipientsFieldProps {
  label: string
  value: readonly Address[]
  error?: boolean
  isFocused?: boolean
  /** At the end of the line. */
  action?: ReactNode
  onChange: (addresses: Address[]) => void
}

export function RecipientsField({ label, value, error = false, isFocused = false, action, onChange }: RecipientsFieldProps) {
  const { t } = useTranslations('email')
  const id = useId()
  const { data } = useCorrespondentsQuery({ fetchPolicy: 'cache-first' })
  const known = uniqueAddresses(
    (data?.emails.items ?? [])
      .flatMap(({ from, to }) => [{ name: from.name, email: from.email }, ...to])
      .map(({ name, email }) => ({ name, email })),
  )
  const taken = new Set(value.map(({ email }) => email.toLowerCase()))
  const options = known.filter(({ email }) => !taken.has(email.toLowerCase())).toSorted((a, b) => a.name.localeCompare(b.name))
  const add = (text: string) => onChange(uniqueAddresses([...value, ...parseAddresses(text)]))
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 3,
        borderBottom: 1,
        borderColor: error ? 'error.main' : 'divider',
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box component="label" htmlFor={id} sx={{ fontSize: 13, color: error ? 'error.main' : 'text.secondary', flexShrink: 0 }}>
        {label}
      </Box>
      <AutocompleteInput<Address, true, false, true>
        id={id}
        multiple
        freeSolo
        autoHighlight
        value={[...value]}
        options={options}
        fullWidth
        getOptionLabel={option => (typeof option === 'string' ? option : option.name || option.email)}
        isOptionEqualToValue={(a, b) => typeof b !== 'string' && a.email === b.email}
        filterOptions={(all, { inputValue }) => suggestAddresses(all, inputValue)}
        onChange={({ target }, next, reason) => {
          // With `freeSolo`, MUI adds the typed text even if `autoHighlight` highlights a suggestion.
          const isListOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true'
          const suggestions = reason === 'createOption' && isListOpen ? suggestAddresses(options, String(next.at(-1))) : []
          onChange(uniqueAddresses(next.flatMap(each => (typeof each === 'string' ? addressesOnEnter(each, suggestions) : [each]))))
        }}
        renderOption={({ key, ...props }, { name, email }) => (
          <li key={key} {...props}>
            <Box sx={{ minWidth: 0 }}>
              <Box dir="auto">{name || email}</Box>
              <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>
                <Ltr>{email}</Ltr>
              </Box>
            </Box>
          </li>
        )}
        renderValue={(chips, getItemProps) =>
          chips.map((chip, index) => {
            const { key, ...props } = getItemProps({ index })
            const address = typeof chip === 'string' ? { name: '', email: chip } : chip
            const isValid = isAddress(address.email)
            return (
              <Chip
                key={key}
                {...props}
                size="small"
                label={address.name || address.email}
                title={address.email}
                color={isValid ? 'default' : 'error'}
                aria-label={isValid ? address.email : t('compose.invalidAddress', { email: address.email })}
              />
            )
          })
        }
        sx={{ flex: 1, '& .MuiAutocomplete-popupIndicator, & .MuiAutocomplete-clearIndicator': { display: 'none' } }}
        input={{
          autoFocus: isFocused,
          inputProps: { 'aria-invalid': error, spellCheck: false, autoCapitalize: 'none' },
          sx: { '& fieldset': { border: '0 !important' }, padding: '4px 0 !important', minHeight: 40 },
          onBlur: ({ target }) => {
            if (target instanceof HTMLInputElement && target.value.trim()) add(target.value)
          },
          onKeyDown: event => {
            const typed = event.target
            if (!/^[,;،]$/.test(event.key) || !(typed instanceof HTMLInputElement) || !typed.value.trim()) return
            event.preventDefault()
            add(typed.value)
          },
        }}
      />
      {action}
    </Box>
  )
}
