/** Looks for text: says so once the typing rests. */
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../platform/languages.ts'

const restMs = 300

interface SearchFieldProps {
  /** What is looked through. */
  label: string
  value: string
  onSearch: (text: string) => void
}

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslations()
  const [text, setText] = useState(value)
  const [known, setKnown] = useState({ value, told: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // What is told once the typing rests goes to the page as it is then.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  // Changed from elsewhere, by going back or clearing: not by what was typed here.
  if (value !== known.value) {
    setKnown({ ...known, value })
    if (value !== known.told) setText(value)
  }

  const tell = (next: string) => {
    setKnown(before => ({ ...before, told: next }))
    latest.current(next)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(next), restMs)
  }
  const clear = () => {
    clearTimeout(timer.current)
    setText('')
    tell('')
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
      sx={{ flex: '1 1 200px', order: { xs: -2, sm: 0 }, maxWidth: { sm: 360 } }}
    />
  )
}
