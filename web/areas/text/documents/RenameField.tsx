/** Inline rename: Enter saves, Escape cancels. */
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'

/** Called with null if nothing changed. */
export function RenameField({ title, onDone }: { title: string; onDone: (title: string | null) => void }) {
  const { t } = useTranslations('text')
  const [text, setText] = useState(title)
  const isDone = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the closing menu has returned the focus to its button.
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
        // Otherwise the drawer would close, too.
        if (event.key === 'Escape') event.stopPropagation()
        if (event.key === 'Escape') finish(null)
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish(text.trim())
      }}
      inputProps={{ 'aria-label': t('documents.newTitle'), maxLength: 120, dir: 'auto' }}
      sx={{ flex: 1, m: 1 }}
    />
  )
}
