import type { Theme } from '@mui/material/styles'
import { DatePicker as DayPicker } from '@mui/x-date-pickers/DatePicker'
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { PickerLocale } from './PickerLocale.tsx'
import { toDate, toWritten } from './written-date.ts'

export interface DatePickerProps {
  /** `2026-11-20`, with `hasTime` `2026-11-20T09:30`; empty for none. */
  value: string
  /** A date that is chosen or removed is final; a typed one may go on, and is empty until it is complete. */
  onChange: (value: string, isFinal: boolean) => void
  hasTime?: boolean
  /** Limits, in the format of the value. */
  min?: string | undefined
  max?: string | undefined
  onBlur?: () => void
  inputRef?: (element: { focus?: () => void } | null) => void
  id?: string
  name?: string
  isInvalid?: boolean
  /** ARIA attributes of the group of its parts: day, month, year. */
  labels: { 'aria-label'?: string; 'aria-labelledby'?: string; 'aria-describedby'?: string | undefined }
}

const icon = { size: 18, stroke: 1.75 }

export function DatePicker({ value, onChange, hasTime = false, min, max, onBlur, inputRef, id, name, isInvalid, labels }: DatePickerProps) {
  // A partially typed date stays in the input while the value is empty.
  const [typed, setTyped] = useState({ date: toDate(value), value })
  if (typed.value !== value) setTyped({ date: toDate(value), value })
  const Picker = hasTime ? DateTimePicker : DayPicker
  return (
    <PickerLocale>
      <Picker
        value={typed.date}
        onChange={(date, { source }) => {
          const next = toWritten(date, hasTime)
          setTyped({ date, value: next })
          if (next !== value) onChange(next, source === 'view' || date === null)
        }}
        minDate={min ? (toDate(min) ?? undefined) : undefined}
        maxDate={max ? (toDate(max) ?? undefined) : undefined}
        slots={{ openPickerIcon: Calendar, clearIcon: Clear, leftArrowIcon: Left, rightArrowIcon: Right }}
        slotProps={{
          field: { clearable: true },
          textField: {
            id,
            name,
            size: 'small',
            fullWidth: true,
            error: isInvalid,
            onBlur,
            inputRef,
            slotProps: { input: labels },
            sx: partStyles(typed.date === null),
          },
          openPickerButton: { size: 'small' },
          clearButton: { size: 'small' },
          desktopPaper: { sx: paperStyles },
        }}
      />
    </PickerLocale>
  )
}

/** Placeholders of empty sections, in regular text color. */
const partStyles = (isEmpty: boolean) => ({
  '& .MuiPickersInputBase-sectionsContainer': { opacity: 1, color: isEmpty ? 'text.secondary' : 'text.primary' },
})

const Calendar = () => <IconCalendar {...icon} />
const Clear = () => <IconX {...icon} size={16} />
// The picker mirrors its arrows itself.
const Left = () => <IconChevronLeft {...icon} />
const Right = () => <IconChevronRight {...icon} />

const paperStyles = (theme: Theme) => ({ bgcolor: 'background.raised', border: `1px solid ${(theme.vars ?? theme).palette.divider}` })
