/** An input for a day, or a day and time, in the reader's language; its calendar is loaded on demand. */
import OutlinedInput from '@mui/material/OutlinedInput'
import { lazyPart } from '../LazyPart.tsx'
import type { DatePickerProps } from './DatePicker.tsx'

const DatePicker = lazyPart<DatePickerProps>(async () => (await import('./DatePicker.tsx')).DatePicker, {
  fallback: <OutlinedInput size="small" fullWidth disabled sx={{ minWidth: 0 }} />,
})

export const DateInput = (props: DatePickerProps) => <DatePicker {...props} />
