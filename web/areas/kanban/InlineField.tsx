/** A text field for a title in place: Enter saves, Escape leaves. */
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useId, useState } from 'react'

/** A `ref` that focuses its element. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

interface InlineFieldProps {
  label: string
  initial?: string
  placeholder?: string
  /** Several lines, for the titles of cards. */
  isMultiline?: boolean
  /** Keeps the field open for the next one. */
  keepsOpen?: boolean
  /** The reason why the title is rejected, if any; may be sent. */
  onSave: (text: string) => Promise<string | undefined> | string | undefined
  onClose: () => void
  /** Saves what was typed when the focus leaves. */
  savesOnLeave?: boolean
  children?: (save: () => void) => ReactNode
}

export function InlineField({
  label,
  initial = '',
  placeholder,
  isMultiline = false,
  keepsOpen = false,
  savesOnLeave = false,
  onSave,
  onClose,
  children,
}: InlineFieldProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  const [error, setError] = useState<string>()
  const save = async () => {
    const title = text.trim()
    if (title === '' || title === initial) return onClose()
    if (keepsOpen) setText('')
    const reason = await onSave(title)
    setError(reason)
    // What was typed is never lost.
    if (reason !== undefined) setText(title)
    else if (!keepsOpen) onClose()
  }
  return (
    <Box
      sx={{ display: 'grid', gap: 2, flex: 1, minWidth: 0 }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
        if (savesOnLeave && error === undefined) void save()
        else if (text.trim() === '' || text === initial) onClose()
      }}
    >
      <OutlinedInput
        inputRef={focusOnMount}
        size="small"
        fullWidth
        multiline={isMultiline}
        value={text}
        error={error !== undefined}
        placeholder={placeholder}
        inputProps={{ 'aria-label': label, maxLength: 120, dir: 'auto', 'aria-describedby': error ? id : undefined, enterKeyHint: 'done' }}
        onChange={event => {
          setText(event.target.value)
          setError(undefined)
        }}
        onFocus={({ target }) => target.select()}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') {
            event.stopPropagation()
            onClose()
          } else if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            void save()
          }
        }}
        sx={{ bgcolor: 'background.paper', fontSize: 14, fontWeight: 500 }}
      />
      {error ? (
        <FormHelperText id={id} error role="alert" sx={{ m: 0 }}>
          {error}
        </FormHelperText>
      ) : null}
      {children?.(() => void save())}
    </Box>
  )
}
