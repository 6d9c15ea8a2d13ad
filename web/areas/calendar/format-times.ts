/** The times of an event in words: "Friday, November 20, 9:30 – 10:30 AM". */
import { digits, formatter } from '../../platform/format.ts'
import { addDays, type Times } from './event-times.ts'

export function formatTimes({ start, end, allDay }: Times, zone: string, lang: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', ...digits(lang) } as const
  if (allDay) {
    const at = (date: string) => new Date(`${date}T12:00:00Z`)
    return formatter(Intl.DateTimeFormat, lang, { ...day, timeZone: 'UTC' }).formatRange(at(start), at(addDays(end, -1)))
  }
  const timed = formatter(Intl.DateTimeFormat, lang, { ...day, hour: 'numeric', minute: '2-digit', timeZone: zone })
  return timed.formatRange(new Date(start), new Date(end))
}
