/** Occurrences of repeating events, by their rule and in their time zone. */
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import type { CalendarItem, EventRow } from './calendars.ts'
import { addDays, startAt } from './event-times.ts'
import { keyOf } from './occurrence-key.ts'

/** The occurrences that touch the days, of which the last one is exclusive; a day more on each side, because of time zones. */
export function occurrencesOf(event: EventRow, range: { from: string; to: string }): CalendarItem[] {
  const { start, allDay, repeat, exceptions } = event
  const zone = allDay ? 'UTC' : event.zone || 'UTC'
  const local = allDay
    ? `${start}T00:00:00`
    : Temporal.Instant.from(start).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'second' })
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;TZID=${zone}:${local.replaceAll(/[-:]/g, '')}\nRRULE:${repeat}`,
    includeDtstart: true,
  })
  const length = Date.parse(event.end) - Date.parse(start)
  const from = new Date(Date.parse(addDays(range.from, -1)) - length)
  return rule
    .between(from, new Date(addDays(range.to, 1)), true)
    .map(({ epochMilliseconds }) => {
      const at = new Date(epochMilliseconds).toISOString()
      return allDay ? at.slice(0, 10) : at
    })
    .filter(at => !exceptions.includes(at))
    .map(at => ({ key: keyOf(event, at), event, occurrence: at, ...startAt(event, at) }))
}
