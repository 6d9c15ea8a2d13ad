/** Localized input for a date, or a date and time; the calendar is loaded on demand. */
import OutlinedInput from '@mui/material/OutlinedInput'
import { lazyPart } from '../LazyPart.tsx'
import type { DatePickerProps } from './DatePicker.tsx'

const DatePicker = lazyPart<DatePickerProps>(async () => (await import('./DatePicker.tsx')).DatePicker, {
  // Has no label, so screen readers skip it.
  fallback: <OutlinedInput size="small" fullWidth disabled inputProps={{ 'aria-hidden': true }} sx={{ minWidth: 0 }} />,
})

export const DateInput = (props: DatePickerProps) => <DatePicker {...props} />
