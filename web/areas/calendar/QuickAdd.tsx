/** One line of words that becomes an event; what was understood is shown while typing. */
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { CalendarEventInput } from '../../platform/schema.generated.ts'
import { quickAddId } from './calendar-keys.ts'
import { type EventRow, calendars } from './calendars.ts'
import { fromForm, toLocal } from './event-times.ts'
import { formatTimes } from './format-times.ts'
import { parseQuickAdd, type QuickEvent } from './quick-add.ts'

export interface QuickAddProps {
  /** Day of events without a date. */
  date: string
  zone: string
  onAdd: (input: CalendarEventInput) => Promise<void>
}

export function QuickAdd({ date, zone, onAdd }: QuickAddProps) {
  const { t, lang } = useTranslations('calendar')
  const [text, setText] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  const names = Object.fromEntries(calendars.map(each => [each, t(`calendars.${each}`)])) as Record<EventRow['calendar'], string> // all of them
  /** What the text means, on the day that was shown when it was typed. */
  const [found, setFound] = useState<QuickEvent>()
  const read = (written: string) => {
    const now = toLocal(new Date().toISOString(), zone)
    setText(written)
    setFound(written.trim() === '' ? undefined : parseQuickAdd(written, { lang, now, day: date, calendars: names }))
    setFailure('')
  }
  const add = async () => {
    if (!found || isBusy) return
    const { title, location, calendar = 'PERSONAL', ...times } = found
    setBusy(true)
    try {
      await onAdd({ title, location, calendar, ...fromForm(times, zone) })
      read('')
    } catch (error) {
      setFailure(toFailure(error, t('failed.unreachable')).message)
    } finally {
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void add()
  }
  const preview = found && [formatTimes(fromForm(found, zone), zone, lang), names[found.calendar ?? 'PERSONAL'], found.location]
  return (
    <Box sx={{ px: 2, mb: 4 }}>
      <TextField
        id={quickAddId}
        label={t('quickAdd.label')}
        placeholder={t('quickAdd.example')}
        value={text}
        error={failure !== ''}
        helperText={
          failure ||
          (found ? (
            <>
              <Box component="span" sx={{ display: 'block', fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }} dir="auto">
                {found.title}
              </Box>
              {preview?.filter(Boolean).join(' · ')}
            </>
          ) : (
            t('quickAdd.help')
          ))
        }
        onChange={event => read(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: { maxLength: 200, dir: 'auto', autoComplete: 'off' },
          formHelperText: { sx: { mx: 0 } },
          inputLabel: { shrink: true },
        }}
      />
    </Box>
  )
}
