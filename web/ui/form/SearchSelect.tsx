/** Record picker with a debounced search; the value is `{ id, text }` or null. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { debounce } from '../../platform/debounce.ts'
import { useTranslations } from '../../platform/languages.ts'
import { AutocompleteField } from './AutocompleteField.tsx'
import { type FieldProps, useField } from './use-field.ts'

export interface Found {
  id: string
  text: string
  /** Second line, such as the email address. */
  line?: string
  image?: string
}

interface SearchSelectProps extends FieldProps<Found | null> {
  /** Suggestions for the text; for empty text, the initial ones. */
  search: (text: string) => Promise<Found[]>
}

export function SearchSelect({ search, ...field }: SearchSelectProps) {
  const { t } = useTranslations()
  const { value, change, ...bound } = useField<Found | null>(field, { format: found => found?.text ?? '' })
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { found, isLoading, hasFailed } = useFound(search, isOpen ? (text === value?.text ? '' : text) : undefined)
  return (
    <AutocompleteField
      field={field}
      bound={bound}
      input={{ name: field.name, placeholder: t('form.search') }}
      value={value}
      onChange={(_, next) => change(next)}
      inputValue={text}
      onInputChange={(_, next) => setText(next)}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // Until the answer to what is typed is there, earlier ones that don't match are not offered.
      options={isLoading && text !== value?.text ? found.filter(option => matches(option, text)) : found}
      filterOptions={options => options}
      autoHighlight={text !== ''}
      getOptionLabel={option => option.text}
      getOptionKey={option => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      loading={isLoading}
      loadingText={t('form.searching')}
      noOptionsText={t(hasFailed ? 'failed.load' : 'form.notFound')}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <Option option={option} />
        </li>
      )}
    />
  )
}

const matches = ({ text, line = '' }: Found, wanted: string) => `${text}\n${line}`.toLowerCase().includes(wanted.trim().toLowerCase())

const Option = ({ option: { text, line, image } }: { option: Found }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
    {image ? <Avatar src={image} alt="" sx={{ width: 28, height: 28 }} /> : null}
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {text}
      </Typography>
      {line ? (
        <Typography variant="caption" color="textSecondary" noWrap component="div">
          {line}
        </Typography>
      ) : null}
    </Box>
  </Box>
)

const debounceMs = 250

/** Debounced results; ignores stale ones. Undefined text does not search. */
function useFound(search: SearchSelectProps['search'], text: string | undefined) {
  const [answer, setAnswer] = useState<{ text?: string; found: Found[]; hasFailed: boolean }>({ found: [], hasFailed: false })
  const runSearch = useEffectEvent((wanted: string) => search(wanted))
  useEffect(() => {
    if (text === undefined) return
    let isWanted = true
    const searchSoon = debounce(
      () =>
        void runSearch(text)
          .then(
            found => ({ found, hasFailed: false }),
            () => ({ found: [], hasFailed: true }),
          )
          .then(next => isWanted && setAnswer({ text, ...next })),
      text ? debounceMs : 0,
    )
    searchSoon()
    return () => {
      isWanted = false
      searchSoon.cancel()
    }
  }, [text])
  return { ...answer, isLoading: text !== undefined && answer.text !== text }
}
