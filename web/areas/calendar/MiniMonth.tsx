/** A small month to pick a day from. */
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { PickerLocale } from '../../ui/form/PickerLocale.tsx'
import { toDate, toWritten } from '../../ui/form/written-date.ts'

export interface MiniMonthProps {
  date: string
  firstDay: number
  onDay: (day: string) => void
}

export function MiniMonth({ date, firstDay, onDay }: MiniMonthProps) {
  return (
    <PickerLocale firstDay={firstDay}>
      <DateCalendar
        value={toDate(date)}
        onChange={(next, state) => state === 'finish' && onDay(toWritten(next, false))}
        views={['day']}
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        reduceAnimations
        slots={{ leftArrowIcon: Left, rightArrowIcon: Right }}
        sx={miniStyles}
      />
    </PickerLocale>
  )
}

// The calendar mirrors its arrows itself.
const Left = () => <IconChevronLeft size={18} stroke={1.75} />
const Right = () => <IconChevronRight size={18} stroke={1.75} />

const miniStyles = {
  width: '100%',
  height: 'auto',
  maxHeight: 'none',
  '& .MuiPickersCalendarHeader-root': { mt: 0, mb: 1, pl: 2, pr: 0, minHeight: 36 },
  '& .MuiPickersCalendarHeader-label': { fontSize: 14, fontWeight: 600 },
  '& .MuiPickersArrowSwitcher-button': { p: 1, m: 0 },
  '& .MuiPickersArrowSwitcher-spacer': { width: 4 },
  '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': { justifyContent: 'space-between' },
  '& .MuiDayCalendar-weekDayLabel': { width: 30, height: 28, fontSize: 12, m: 0, color: 'text.secondary' },
  '& .MuiPickersDay-root, & .MuiPickerDay-root': { width: 30, height: 30, fontSize: 12, m: 0 },
  '& .MuiPickersSlideTransition-root, & .MuiDayCalendar-slideTransition': { minHeight: 196 },
}
