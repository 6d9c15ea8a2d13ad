/** Debounced search field. */
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useDebounced } from '../platform/debounce.ts'
import { useTranslations } from '../platform/languages.ts'

const debounceMs = 300
/** Results also appear while someone keeps typing. */
const longestMs = 1000

interface SearchFieldProps {
  /** Label. */
  label: string
  value: string
  onSearch: (text: string) => void
}

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslations()
  const [text, setText] = useState(value)
  const [known, setKnown] = useState({ value, searched: value })
  // Follows outside changes, such as going back.
  if (value !== known.value) {
    setKnown({ ...known, value })
    if (value !== known.searched) setText(value)
  }

  const searchSoon = useDebounced(
    (next: string) => {
      setKnown(before => ({ ...before, searched: next }))
      onSearch(next)
    },
    debounceMs,
    longestMs,
  )
  const type = (next: string) => {
    setText(next)
    searchSoon(next)
  }
  const clear = () => {
    type('')
    searchSoon.flush()
  }

  return (
    <OutlinedInput
      size="small"
      value={text}
      onChange={event => type(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Escape') clear()
      }}
      placeholder={label}
      slotProps={{ input: { 'aria-label': label, role: 'searchbox', enterKeyHint: 'search' } }}
      startAdornment={
        <InputAdornment position="start">
          <IconSearch size={18} stroke={1.75} />
        </InputAdornment>
      }
      endAdornment={
        text ? (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={t('table.clearSearch')} onClick={clear}>
              <IconX size={16} stroke={1.75} />
            </IconButton>
          </InputAdornment>
        ) : null
      }
      sx={{ flex: { xs: '1 1 140px', sm: '1 1 200px' }, maxWidth: { sm: 360 } }}
    />
  )
}
