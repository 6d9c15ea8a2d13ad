/** A title that is changed in its place: Enter keeps the new one, Escape the old one. */
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'

/** Done with null where nothing was changed. */
export function RenameField({ title, onDone }: { title: string; onDone: (title: string | null) => void }) {
  const { t } = useTranslations('text')
  const [text, setText] = useState(title)
  const isDone = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the menu that led here has given the focus back to its button.
    const timer = setTimeout(() => input.current?.focus(), 0)
    return () => clearTimeout(timer)
  }, [])
  const finish = (next: string | null) => {
    if (isDone.current) return
    isDone.current = true
    onDone(next)
  }
  return (
    <OutlinedInput
      size="small"
      fullWidth
      inputRef={input}
      value={text}
      onChange={event => setText(event.target.value)}
      onFocus={event => event.target.select()}
      onBlur={() => finish(text.trim())}
      onKeyDown={event => {
        // The drawer around would close with it.
        if (event.key === 'Escape') event.stopPropagation()
        if (event.key === 'Escape') finish(null)
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish(text.trim())
      }}
      inputProps={{ 'aria-label': t('documents.newTitle'), maxLength: 120, dir: 'auto' }}
      sx={{ flex: 1, m: 1 }}
    />
  )
}
