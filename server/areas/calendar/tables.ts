import { z } from 'zod'
import { defineTable, type RowOf } from '../../db/tables.ts'

const schemes = ['https:', 'http:', 'mailto:']

export const calendarEvents = defineTable('calendarEvents', {
  area: 'CALENDAR',
  type: 'CalendarEvent',
  columns: {
    title: z.string().trim().min(1).max(120),
    url: z
      .string()
      .trim()
      .max(500)
      .refine(url => url === '' || (URL.canParse(url) && schemes.includes(new URL(url).protocol)), {
        params: { reason: 'NOT_EVENT_URL' },
      }),
    /** An instant, or a date for all-day events: both compare as text. */
    start: z.string().max(24),
    /** As `start`; the day after the last one for all-day events. */
    end: z.string().max(24),
    allDay: z.boolean(),
    calendar: z.enum(['BUSINESS', 'HOLIDAY', 'PERSONAL', 'FAMILY', 'ETC']),
    /** Repeated names count once. */
    guests: z
      .array(z.string().trim().min(1).max(120))
      .transform(names => [...new Set(names)])
      .pipe(z.array(z.string()).max(50)),
    location: z.string().trim().max(200),
    description: z.string().trim().max(2000),
    /** A rule of RFC 5545, such as `FREQ=WEEKLY;COUNT=5`; empty for a single event. */
    repeat: z.string().trim().max(200),
    /** IANA time zone in which a timed event repeats; empty means UTC. */
    zone: z.string().trim().max(60),
    /** Starts of occurrences that are left out. */
    exceptions: z.array(z.string().max(24)).max(500),
    /** Minutes before the start; -1 for no reminder. */
    reminder: z.int().min(-1).max(1440),
    /** End of the last occurrence, to find series by range. */
    lastEnd: z.string().max(24),
  },
  serialize: () => ({ lastEnd: undefined }),
  reusesIds: true,
  search: ['title', 'location', 'description', 'guests'],
  sortKeys: [],
  list: { sort: { ID: 'id' }, default: { column: 'start', order: 'ASC' } },
})

export type CalendarEventRow = RowOf<typeof calendarEvents>
export type Calendar = CalendarEventRow['calendar']
