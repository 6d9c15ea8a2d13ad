/** A text field in which `@` suggests people. The result is plain text with their names. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { matchPeople, type Mentionable, type MentionQuery, queryAt } from './mention-text.ts'

interface MentionFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'inputRef'> {
  value: string
  onChange: (text: string) => void
  people: readonly Mentionable[]
}

export function MentionField({ value, onChange, people, onKeyDown, onBlur, slotProps, ...rest }: MentionFieldProps) {
  const { t, tCount, lang } = useTranslations()
  const id = useId()
  const input = useRef<HTMLTextAreaElement | HTMLInputElement>(null)
  const [query, setQuery] = useState<MentionQuery>()
  const [active, setActive] = useState(0)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const caret = useRef<number>(undefined)
  const found = query ? matchPeople(people, query.text) : []
  const isOpen = found.length > 0
  const shown = Math.min(active, found.length - 1)

  // The caret goes behind the inserted name, once it is in the field.
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const follow = (element: HTMLTextAreaElement | HTMLInputElement) => {
    const { selectionStart, selectionEnd } = element
    const next = selectionStart !== null && selectionStart === selectionEnd ? queryAt(element.value, selectionStart) : undefined
    if (next?.start !== query?.start || next?.text !== query?.text) {
      setQuery(next)
      setActive(0)
    }
  }

  const insert = (person: Mentionable | undefined) => {
    if (!person || !query) return
    const end = query.start + 1 + query.text.length
    const after = value.slice(end)
    const mention = `@${person.name}${/^\s/.test(after) ? '' : ' '}`
    caret.current = query.start + mention.length
    setQuery(undefined)
    onChange(value.slice(0, query.start) + mention + after)
    input.current?.focus()
  }

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isOpen && !event.nativeEvent.isComposing) {
      const actions: Record<string, () => void> = {
        ArrowDown: () => setActive((shown + 1) % found.length),
        ArrowUp: () => setActive((shown - 1 + found.length) % found.length),
        Enter: () => insert(found[shown]),
        Tab: () => insert(found[shown]),
        Escape: () => setQuery(undefined),
      }
      const action = event.shiftKey ? undefined : actions[event.key]
      if (action) {
        event.preventDefault()
        event.stopPropagation()
        return action()
      }
    }
    onKeyDown?.(event)
  }

  return (
    <>
      <TextField
        {...rest}
        ref={setAnchor}
        inputRef={input}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          follow(target)
        }}
        onSelect={({ target }: SyntheticEvent) => {
          if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) follow(target)
        }}
        onKeyDown={press}
        onBlur={event => {
          setQuery(undefined)
          onBlur?.(event)
        }}
        slotProps={{
          ...slotProps,
          htmlInput: {
            ...(slotProps?.htmlInput as object | undefined),
            'aria-autocomplete': 'list',
            'aria-controls': isOpen ? `${id}-list` : undefined,
            'aria-activedescendant': isOpen ? `${id}-${shown}` : undefined,
          },
        }}
      />
      <VisuallyHidden>
        <span role="status">{isOpen ? tCount('mentions.found', found.length, { number: formatNumber(found.length, lang) }) : ''}</span>
      </VisuallyHidden>
      <Popper open={isOpen} anchorEl={anchor} placement="top-start" sx={{ zIndex: 'tooltip' }}>
        <Paper
          elevation={8}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('mentions.people')}
          sx={{ my: 1, p: 1, minWidth: 240, maxWidth: 340 }}
        >
          {found.map((person, index) => (
            <Box
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === shown}
              // The field keeps the focus.
              onMouseDown={event => event.preventDefault()}
              onClick={() => insert(person)}
              onMouseEnter={() => setActive(index)}
              sx={{ ...optionStyles, ...(index === shown && { bgcolor: 'action.selected' }) }}
            >
              <Avatar src={person.avatar} alt="" sx={{ width: 28, height: 28, fontSize: 13 }}>
                {person.name.slice(0, 1)}
              </Avatar>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" noWrap dir="auto" sx={{ fontWeight: 500 }}>
                  {person.name}
                </Typography>
                {person.detail ? (
                  <Typography variant="caption" color="textSecondary" noWrap component="div" dir="auto">
                    {person.detail}
                  </Typography>
                ) : null}
              </Box>
            </Box>
          ))}
        </Paper>
      </Popper>
    </>
  )
}

const optionStyles = { display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1.25, borderRadius: 1, cursor: 'pointer' }
